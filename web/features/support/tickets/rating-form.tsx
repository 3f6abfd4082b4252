import { Star } from 'lucide-react'
import { useId, useState } from 'react'
import { TICKET_LIMITS } from '#contract/support.limits.ts'
import type { Ticket } from '#contract/support.ts'
import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { useTicketChanged } from './use-tickets.ts'

const STARS = [1, 2, 3, 4, 5]

/** How the help was, once, a day after the ticket was closed. */
export function RatingForm({ ticket: { id, rating } }: { readonly ticket: Ticket }) {
  const { t } = useTranslation()
  const changed = useTicketChanged()
  const name = useId()
  const [stars, setStars] = useState(0)
  const [comment, setComment] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  if (rating.state === 'none') return null
  if (rating.stars !== null) return <p role="status">{t('support.rated', { count: rating.stars })}</p>
  const send = async () => {
    if (stars === 0) return setProblem(t('support.rateChoose'))
    setBusy(true)
    try {
      changed(await call('POST /api/tickets/{id}/rating', { params: { id }, body: { stars, comment } }))
    } catch (error) {
      setProblem(shownMessage(error, t, t('support.rateFailed')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-3 rounded-sheet border border-edge p-4"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <fieldset>
        <legend className="mb-2 text-16 font-[700]">{t('support.rateTitle')}</legend>
        <div className="flex gap-1">
          {STARS.map((each) => (
            <label
              key={each}
              className="inline-flex size-11 items-center justify-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={name}
                checked={stars === each}
                onChange={() => {
                  setStars(each)
                  setProblem(null)
                }}
                aria-label={t('support.rateStar', { count: each })}
                className="sr-only"
              />
              <Star aria-hidden size={26} className={classes(each <= stars ? 'fill-ink' : 'fill-none')} />
            </label>
          ))}
        </div>
      </fieldset>
      <TextArea
        label={t('support.rateComment')}
        rows={2}
        value={comment}
        maxLength={TICKET_LIMITS.ratingMax}
        onChange={(event) => setComment(event.target.value)}
        className="min-h-20!"
      />
      <FormError text={problem} />
      <Button type="submit" busy={isBusy} className="self-start">
        {t('support.rateSend')}
      </Button>
    </form>
  )
}
