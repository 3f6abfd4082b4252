import { useState } from 'react'
import { GROUNDS, type GroundKey, groundsFor, REVIEW } from '#contract/moderation.limits.ts'
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

export type NoticeCase = Answer<'GET /api/staff/notices/{id}'>
export type Outcome = NonNullable<NoticeCase['outcome']>

interface NoticeFormProps {
  readonly notice: NoticeCase
  readonly outcome: Outcome
  readonly review: Review
  readonly onKept: (id: string, reference: string) => void
  readonly onClose: () => void
}

/** A message of a conversation is taken out, other content is blocked. */
export const wordOfActing = ({ canBlock, snapshot }: NoticeCase) =>
  snapshot !== null ? 'review.noticeRemove' : canBlock ? 'review.noticeBlock' : 'review.noticeActed'

/** What staff write, and sending it. */
function useNoticeDecision({ notice, outcome, review, onKept, onClose }: NoticeFormProps, blocks: boolean) {
  const { t } = useTranslation()
  const { id, reference, reason, target, others, language } = notice
  const grounds = target ? groundsFor(target.type) : []
  const [ground, setGround] = useState<GroundKey>(grounds.find((key) => key === reason) ?? 'terms')
  const [facts, setFacts] = useState(() => (target && blocks ? GROUNDS[ground].template[target.language] : ''))
  const [answer, setAnswer] = useState(() => firstAnswer(outcome, language))
  const [password, setPassword] = useState<string | null>(null)
  const [hasTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isComplete = isWritten(answer) && (!blocks || isWritten(facts))
  const send = async () => {
    setTried(true)
    if (!isComplete || isBusy) return
    setBusy(true)
    try {
      await call('POST /api/staff/notices/{id}/decision', {
        params: { id },
        body: {
          outcome,
          answer,
          also: others.map((other) => other.id),
          ...(blocks && { facts, ...(grounds.length > 0 && { ground }) }),
          ...(password && { password }),
        },
      })
      if (outcome === 'kept') onKept(id, reference)
      else showToast({ title: t(`review.noticeDone-${outcome}`), text: reference })
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
  return {
    grounds,
    ground,
    setGround: (key: GroundKey) => {
      // Own words are kept.
      if (target && facts === GROUNDS[ground].template[target.language])
        setFacts(GROUNDS[key].template[target.language])
      setGround(key)
    },
    facts,
    setFacts,
    answer,
    setAnswer,
    password,
    setPassword,
    hasTried,
    isBusy,
    send,
  }
}

/** The decision about a report: what its sender reads, and the statement of reasons for the brand where it is blocked. */
export function NoticeForm(props: NoticeFormProps) {
  const { notice, outcome, onClose } = props
  const { t } = useTranslation()
  const blocks = outcome === 'restricted' && notice.canBlock
  const form = useNoticeDecision(props, blocks)
  const { grounds, ground, setGround, facts, setFacts, answer, setAnswer, password, setPassword, hasTried, isBusy } =
    form
  const hint = t('review.noticeLeast', { least: REVIEW.factsMin })
  return (
    <Sheet
      open
      onClose={onClose}
      side="right"
      title={t(outcome === 'kept' ? 'review.noticeKeep' : wordOfActing(notice))}
      footer={
        <Button
          tone={outcome === 'kept' ? 'solid' : 'danger'}
          busy={isBusy}
          title={t('notices.sendHint')}
          onClick={() => void form.send()}
          className="flex-1"
        >
          {t('review.noticeSend')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <AnswerField
          label={t('review.noticeAnswer')}
          outcome={outcome}
          language={notice.language}
          value={answer}
          onChange={setAnswer}
          error={hasTried && !isWritten(answer) ? hint : undefined}
        />
        {blocks && (
          <>
            {grounds.length > 0 && <GroundField grounds={grounds} value={ground} onChange={setGround} />}
            <FactsField
              label={t('review.facts')}
              value={facts}
              onChange={setFacts}
              lang={notice.target?.language}
              error={hasTried && !isWritten(facts) ? hint : undefined}
            />
          </>
        )}
        {password !== null && <PasswordProof value={password} onChange={setPassword} />}
      </div>
    </Sheet>
  )
}
