import { useState } from 'react'
import {
  type Decision,
  GROUNDS,
  type GroundKey,
  groundsFor,
  isRestriction,
  REVIEW,
} from '#contract/moderation.limits.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { PasswordProof } from './password-proof.tsx'
import { FactsField, GroundField, NoteField } from './reason-fields.tsx'
import type { Item } from './use-review.ts'

export interface Reasons {
  readonly ground?: GroundKey
  readonly facts: string
  readonly note: string
  readonly password?: string
  /** Of a suspended brand: the last day. */
  readonly until?: string
}

interface DecisionFormProps {
  readonly item: Item
  readonly decision: Decision
  readonly isBusy: boolean
  /** The sign-in is too old for what ends a brand. */
  readonly needsPassword: boolean
  readonly onSend: (reasons: Reasons) => void
  readonly onClose: () => void
}

/** The statement of reasons: a template in the language of the brand, edited before it is sent. */
export function DecisionForm({ item, decision, isBusy, needsPassword, onSend, onClose }: DecisionFormProps) {
  const { t } = useTranslation()
  const grounds = groundsFor(item.type)
  const needsReasons = isRestriction(decision)
  const [ground, setGround] = useState<GroundKey>(item.type === 'brand' ? 'company-data' : 'pictures')
  const [facts, setFacts] = useState(needsReasons ? GROUNDS[ground].template[item.language] : '')
  const [note, setNote] = useState('')
  const [until, setUntil] = useState('')
  const [password, setPassword] = useState('')
  const [hasTried, setTried] = useState(false)
  const isComplete = !needsReasons || (facts.trim().length >= REVIEW.factsMin && !facts.includes('…'))
  const send = () => {
    setTried(true)
    if (!isComplete) return
    onSend({ ...(needsReasons && { ground }), facts, note, ...(until && { until }), ...(password && { password }) })
  }
  const choose = (key: GroundKey) => {
    // Own words are kept.
    if (facts === GROUNDS[ground].template[item.language]) setFacts(GROUNDS[key].template[item.language])
    setGround(key)
  }
  const hint = t('review.factsIn', { language: t(`review.language-${item.language}`) })
  return (
    <Sheet
      open
      onClose={onClose}
      side="right"
      title={`${t(`review.${decision}`)}: ${item.name}`}
      footer={
        <Button tone={needsReasons ? 'danger' : 'solid'} busy={isBusy} onClick={send} className="flex-1">
          {t('review.send', { decision: t(`review.${decision}`) })}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        {needsReasons && <GroundField grounds={grounds} value={ground} onChange={choose} />}
        <FactsField
          label={t(needsReasons ? 'review.facts' : 'review.reverseFacts')}
          lang={item.language}
          value={facts}
          onChange={setFacts}
          hint={needsReasons ? hint : undefined}
          error={hasTried && !isComplete ? hint : undefined}
        />
        {item.type === 'brand' && decision === 'block' && (
          <TextField
            label={t('review.until')}
            hint={t('review.untilHint')}
            type="date"
            value={until}
            onChange={(event) => setUntil(event.target.value)}
          />
        )}
        <NoteField value={note} onChange={setNote} />
        {needsPassword && <PasswordProof value={password} onChange={setPassword} />}
      </div>
    </Sheet>
  )
}
