import { type ReactNode, useState } from 'react'
import { shownMessage } from '#web/api/error-message.ts'
import { useSession } from '#web/api/session.ts'
import { useProof } from '#web/api/use-proof.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '../buttons/button.tsx'
import { FormError } from '../forms/form-error.tsx'
import { ProofFields } from '../forms/proof-fields.tsx'
import { TextArea } from '../forms/text-area.tsx'

/** What every act of staff carries. */
export interface Act {
  readonly reason: string
  readonly password?: string
}

interface ActFormProps {
  /** The button says what happens. */
  readonly verb: string
  readonly tone?: 'solid' | 'danger'
  /** Who reads the reason. */
  readonly hint: string
  /** The fields are not complete: they say so themselves once it was tried. */
  readonly isIncomplete?: boolean
  readonly onSend: (act: Act) => Promise<unknown>
  readonly children?: (hasTried: boolean) => ReactNode
}

const REASON = { least: 3, most: 300 } as const

/** Product 14: an act of staff with its reason, and with the password where the server asks for it. */
export function ActForm({ verb, tone = 'solid', hint, isIncomplete = false, onSend, children }: ActFormProps) {
  const { t } = useTranslation()
  const user = useSession()
  const proof = useProof()
  const [reason, setReason] = useState('')
  const [hasTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const isShort = reason.trim().length < REASON.least
  const send = async () => {
    setTried(true)
    setError(null)
    if (isShort || isIncomplete) return
    setBusy(true)
    try {
      await onSend({ reason: reason.trim(), ...proof.body })
    } catch (failure) {
      if (!proof.isQuestion(failure)) setError(shownMessage(failure, t, t('admin.failed')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {children?.(hasTried)}
      <TextArea
        label={t('admin.reason')}
        hint={hint}
        className="min-h-24!"
        maxLength={REASON.most}
        value={reason}
        error={hasTried && isShort ? t('admin.reasonShort', { count: REASON.least }) : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      {proof.isAsked && user && <ProofFields user={user} onPassword={proof.setPassword} />}
      <FormError text={error} />
      {/* It may name a person, whose name has no place to break. */}
      <Button type="submit" tone={tone} busy={isBusy} className="[overflow-wrap:anywhere]">
        {verb}
      </Button>
    </form>
  )
}
