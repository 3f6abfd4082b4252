import { type Ref, useImperativeHandle, useState } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { OFFERED_CARDS, type OfferedCard, type Payer } from './payer.ts'

interface TestCardsProps {
  readonly payer: Ref<Payer>
  /** Sends the card to the simulator, and answers once it has decided or the bank asks. */
  readonly onPay: (id: string, number: OfferedCard) => Promise<string | null>
}

const shown = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/** Test mode: Stripe's test cards, with what becomes of a payment. */
export function TestCards({ payer, onPay }: TestCardsProps) {
  const { t } = useTranslation()
  const [number, setNumber] = useState<OfferedCard>(OFFERED_CARDS[0])
  useImperativeHandle(payer, () => ({
    check: async () => null,
    confirm: async ({ id }) => ({ failure: await onPay(id, number) }),
  }))
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 flex flex-wrap items-center gap-2 text-14 font-[600]">
        {t('checkout.card')} <Badge tone="volt">{t('checkout.testMode')}</Badge>
      </legend>
      <p className="mb-3 text-14 text-muted">{t('checkout.testText')}</p>
      <div className="divide-y divide-line rounded-sheet border border-line bg-surface">
        {OFFERED_CARDS.map((each) => (
          <label
            key={each}
            className="flex min-h-11 cursor-pointer items-center gap-3 px-3.5 py-2 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="test-card"
              value={each}
              checked={each === number}
              onChange={() => setNumber(each)}
              className="size-5 shrink-0 accent-(--ink)"
            />
            <span className="flex min-w-0 flex-wrap gap-x-3 text-14">
              <span className="tabular font-[600] whitespace-nowrap">{shown(each)}</span>
              <span className="text-muted">{t(`checkout.card-${each}`)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
