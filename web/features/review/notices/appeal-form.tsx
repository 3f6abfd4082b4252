import { useState } from 'react'
import { type APPEAL_OUTCOMES, GROUNDS, type GroundKey, groundsFor, REVIEW } from '#contract/moderation.limits.ts'
import { type Answer, call } from '#web/api/call.ts'
import { CallFailure } from '#web/api/call-failure.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { showToast } from '#web/ui/feedback/toast.ts'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { PasswordProof } from '../password-proof.tsx'
import { FactsField, GroundField } from '../reason-fields.tsx'
import type { Review } from '../use-review.ts'
import { AnswerField, firstAnswer, isWritten } from './answer-field.tsx'
import { useSendKey } from './use-send-key.ts'

export type AppealCase = Answer<'GET /api/staff/appeals/{id}'>
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number]

interface AppealFormProps {
  readonly appeal: AppealCase
  readonly outcome: AppealOutcome
  readonly review: Review
  readonly onClose: () => void
}

/** What staff write about an appeal, and sending it. `restricts`: granting acts on what was reported. */
function useAppealDecision({ appeal, outcome, review, onClose }: AppealFormProps, restricts: boolean) {
  const { t } = useTranslation()
  const { id, reference, language, target } = appeal
  const grounds = target ? groundsFor(target.type) : []
  const [ground, setGround] = useState<GroundKey>('terms')
  const [facts, setFacts] = useState(() => (target && restricts ? GROUNDS.terms.template[target.language] : ''))
  const [answer, setAnswer] = useState(() => firstAnswer(outcome, language))
  const [password, setPassword] = useState<string | null>(null)
  const [hasTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setTried(true)
    if (!isWritten(answer) || (restricts && !isWritten(facts)) || isBusy) return
    setBusy(true)
    try {
      await call('POST /api/staff/appeals/{id}/decision', {
        params: { id },
        body: {
          outcome,
          answer,
          ...(restricts && { facts, ...(grounds.length > 0 && { ground }) }),
          ...(password && { password }),
        },
      })
      showToast({ title: t(`notices.done-${outcome}`), text: reference })
      onClose()
      await review.takeNext()
    } catch (error) {
      if (error instanceof CallFailure && error.code === 'accounts.reauth') setPassword('')
      else showFailure(error, t, t('review.failed'))
    } finally {
      setBusy(false)
    }
  }
  useSendKey(() => void send())
  const fields = { grounds, ground, setGround, facts, setFacts, answer, setAnswer, password, setPassword }
  return { ...fields, hasTried, isBusy, send }
}

/** The decision about an appeal: what its sender reads, and the statement of reasons where it restricts something now. */
export function AppealForm(props: AppealFormProps) {
  const { appeal, outcome, onClose } = props
  const { t } = useTranslation()
  const restricts = outcome === 'granted' && appeal.about === 'notice' && appeal.canChange
  const form = useAppealDecision(props, restricts)
  const { answer, setAnswer, facts, setFacts, hasTried, password } = form
  const hint = t('review.noticeLeast', { least: REVIEW.factsMin })
  return (
    <Sheet
      open
      onClose={onClose}
      side="right"
      title={t(outcome === 'granted' ? 'notices.grant' : 'notices.refuse')}
      footer={
        <Button busy={form.isBusy} title={t('notices.sendHint')} onClick={() => void form.send()} className="flex-1">
          {t('review.noticeSend')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <AnswerField
          label={t('notices.appealAnswer')}
          outcome={outcome}
          language={appeal.language}
          value={answer}
          onChange={setAnswer}
          error={hasTried && !isWritten(answer) ? hint : undefined}
        />
        {restricts && (
          <>
            {form.grounds.length > 0 && (
              <GroundField grounds={form.grounds} value={form.ground} onChange={form.setGround} />
            )}
            <FactsField
              label={t('review.facts')}
              lang={appeal.target?.language}
              value={facts}
              onChange={setFacts}
              error={hasTried && !isWritten(facts) ? hint : undefined}
            />
          </>
        )}
        {password !== null && <PasswordProof value={password} onChange={form.setPassword} />}
      </div>
    </Sheet>
  )
}
