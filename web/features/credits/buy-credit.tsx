import { type FormEvent, useState } from 'react'
import { formatNumber } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { formatCents } from '#web/i18n/money.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { openCheckout } from '#web/ui/buttons/checkout-link.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { typedNumber } from '#web/ui/forms/typed-number.ts'
import { type Packages, usePackages } from './use-credits.ts'

const OWN = 'own'
/** Product 10: what packages are compared by. */
const CLICK_CENTS = 10

/** Packages and an amount of one's own, and the way to the checkout, which is another document (Decision 136). */
export function BuyCredit() {
  const { t } = useTranslation()
  const { data: offer, isError, refetch } = usePackages(true)
  if (!offer && isError) return <RetryRow text={t('credits.packagesFailed')} onRetry={() => void refetch()} />
  if (!offer) return <Skeleton className="h-60" />
  return (
    <section aria-labelledby="buy-credit" className="scroll-mt-20">
      <h2 id="buy-credit" className="text-18 font-[700]">
        {t('credits.buy')}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-14 text-muted">{t('credits.buyText')}</p>
      <PackageForm offer={offer} />
    </section>
  )
}

function PackageForm({ offer }: { readonly offer: Packages }) {
  const { t, language } = useTranslation()
  const { packages, ownAmount, bonusMonths, sells } = offer
  const [chosen, setChosen] = useState<string>(packages[1]?.name ?? OWN)
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const bounds = {
    least: formatCents(ownAmount.leastCents, language),
    most: formatCents(ownAmount.mostCents, language),
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen !== OWN) return openCheckout({ package: chosen }, t)
    const euros = typedNumber(typed.replace('€', '').trim())
    const cents = euros === null ? 0 : Math.round(euros * 100)
    if (cents < ownAmount.leastCents || cents > ownAmount.mostCents) return setWrong(true)
    openCheckout({ cents: String(cents) }, t)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <fieldset className="grid min-w-0 grid-cols-2 gap-2.5 md:grid-cols-3 xl:grid-cols-6">
        <legend className="sr-only">{t('credits.buy')}</legend>
        {packages.map(({ name, priceCents, bonusCents, creditCents }) => (
          <Choice key={name} value={name} chosen={chosen} onChoose={setChosen} title={t('credits.package', { name })}>
            <span className="tabular text-22 font-[750]">{formatCents(priceCents, language)}</span>
            <span className="text-14 text-muted">
              {bonusCents > 0 ? t('credits.packageBonus', { amount: formatCents(bonusCents, language) }) : '\u00A0'}
            </span>
            <span className="tabular mt-1 text-12 text-muted">
              {t('credits.packageClicks', {
                count: formatNumber(Math.floor(creditCents / CLICK_CENTS), language),
                price: formatCents(CLICK_CENTS, language),
              })}
            </span>
          </Choice>
        ))}
        <Choice value={OWN} chosen={chosen} onChoose={setChosen} title={t('credits.own')}>
          <span className="text-14 text-muted">{`${bounds.least} – ${bounds.most}`}</span>
        </Choice>
      </fieldset>
      {chosen === OWN && (
        <div className="max-w-xs">
          <TextField
            label={t('credits.own')}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setWrong(false)
            }}
            hint={t('credits.ownHint', bounds)}
            error={isWrong ? t('credits.ownWrong', bounds) : undefined}
          />
        </div>
      )}
      {sells === null ? (
        <p className="text-muted">{t('credits.notSold')}</p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" className="max-sm:w-full">
            {t('credits.toCheckout')}
          </Button>
          <p className="text-14 text-muted">
            {[sells === 'test' ? t('credits.testMode') : null, t('credits.bonusMonths', { count: bonusMonths })]
              .filter(Boolean)
              .join(' ')}
          </p>
        </div>
      )}
    </form>
  )
}

interface ChoiceProps {
  readonly value: string
  readonly chosen: string
  readonly onChoose: (value: string) => void
  readonly title: string
  readonly children: React.ReactNode
}

function Choice({ value, chosen, onChoose, title, children }: ChoiceProps) {
  return (
    <label className="flex min-w-0 cursor-pointer flex-col rounded-sheet border border-line bg-surface p-3.5 hover:border-edge has-checked:border-ink has-checked:ring-1 has-checked:ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="radio"
        name="package"
        value={value}
        checked={value === chosen}
        onChange={() => onChoose(value)}
        className="sr-only"
      />
      <span className="text-14 font-[600] hyphens-auto">{title}</span>
      {children}
    </label>
  )
}
