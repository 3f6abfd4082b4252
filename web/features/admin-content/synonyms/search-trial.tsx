import { type FormEvent, useState } from 'react'
import { SEARCH } from '#contract/search.limits.ts'
import { type Answer, call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'

interface TrialProps {
  readonly words: readonly string[]
  /** The group that they would replace; undefined: a new one. */
  readonly id: string | undefined
}

type Outcome = Answer<'POST /api/admin/synonyms/preview'>

/** A query, and what it finds without the group and with it. */
export function SearchTrial({ words, id }: TrialProps) {
  const { t } = useTranslation()
  const [q, setQ] = useState(words[0] ?? '')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const isShort = q.trim().length < SEARCH.minCharacters
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isShort) return
    setBusy(true)
    setError(null)
    try {
      const body = { q: q.trim(), words: [...words], ...(id !== undefined && { id }) }
      setOutcome(await call('POST /api/admin/synonyms/preview', { body }))
    } catch (failure) {
      setOutcome(null)
      setError(shownMessage(failure, t, t('admin.failed')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form noValidate className="flex flex-col gap-3 border-t border-line pt-5" onSubmit={(event) => void send(event)}>
      <TextField
        label={t('content.synonyms-trial')}
        hint={t('content.synonyms-trialHint')}
        autoComplete="off"
        maxLength={SEARCH.maxCharacters}
        value={q}
        onChange={(event) => setQ(event.target.value)}
      />
      <Button type="submit" tone="outline" busy={isBusy}>
        {t('content.synonyms-tryNow')}
      </Button>
      <FormError text={error} />
      <div role="status" className="flex flex-col gap-5 text-14 empty:hidden">
        {outcome && (
          <>
            <Found title={t('content.synonyms-without', { count: outcome.without.total })} {...outcome.without} />
            <Found title={t('content.synonyms-with', { count: outcome.withGroup.total })} {...outcome.withGroup} />
          </>
        )}
      </div>
    </form>
  )
}

function Found({ title, total, products }: Outcome['without'] & { readonly title: string }) {
  const { t } = useTranslation()
  return (
    <section>
      <h3 className="mb-1 text-16 font-[650]">{title}</h3>
      {products.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {products.map(({ id, name, brand }) => (
            <li key={id} className="py-2 [overflow-wrap:anywhere]">
              {name}
              <span className="block text-12 text-muted">{brand}</span>
            </li>
          ))}
        </ul>
      )}
      {total > products.length && (
        <p className="mt-1 text-12 text-muted">{t('content.synonyms-more', { count: total - products.length })}</p>
      )}
    </section>
  )
}
