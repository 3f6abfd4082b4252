import { type FormEvent, useState } from 'react'
import { MESSAGE_FILTER } from '#contract/message-filters.limits.ts'
import { type Answer, call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import type { Filter } from './use-filters.ts'

interface TrialProps {
  /** One that is being written, beside those that there are. */
  readonly rule?: Pick<Filter, 'kind' | 'pattern' | 'action'>
}

/** A text, and what the rules would do with it. */
export function Trial({ rule }: TrialProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState<Answer<'POST /api/admin/message-filters/trial'> | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setError(null)
    try {
      setOutcome(await call('POST /api/admin/message-filters/trial', { body: { text, ...(rule && { rule }) } }))
    } catch (failure) {
      setOutcome(null)
      setError(shownMessage(failure, t, t('admin.failed')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      noValidate
      className="mt-6 flex flex-col gap-3 border-t border-line pt-5"
      onSubmit={(event) => void send(event)}
    >
      <TextArea
        label={t('messagefilters.trial')}
        hint={t('messagefilters.trialHint')}
        className="min-h-24!"
        maxLength={MESSAGE_FILTER.trialMax}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" tone="outline" busy={isBusy}>
        {t('messagefilters.tryNow')}
      </Button>
      <FormError text={error} />
      <div role="status" className="flex flex-col gap-1 text-14 empty:hidden">
        {outcome && (
          <>
            <p className="font-[650]">{t(`messagefilters.outcome-${outcome.outcome}`)}</p>
            {outcome.matched.length > 0 && (
              <p className="text-muted [overflow-wrap:anywhere]">
                {t('messagefilters.matched', { patterns: outcome.matched.join(' · ') })}
              </p>
            )}
            <p className="rounded-control border border-line p-3 whitespace-pre-wrap [overflow-wrap:anywhere]">
              {outcome.text}
            </p>
          </>
        )}
      </div>
    </form>
  )
}
