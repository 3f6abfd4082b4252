import { type FormEvent, useState } from 'react'
import type { AutoTopup } from '#contract/auto-topup.ts'
import { AUTO_TOPUP } from '#contract/billing.limits.ts'
import { OWN_AMOUNT } from '#contract/plans.limits.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { formatCents } from '#web/i18n/money.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { CheckoutLink } from '#web/ui/buttons/checkout-link.tsx'
import { PriceField } from '#web/ui/forms/price-field.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { type Packages, useSavedCard } from './use-credits.ts'

export type Chosen = Pick<AutoTopup, 'thresholdCents' | 'amount' | 'capCents'>

const OWN = 'own'

interface AutoTopUpFormProps {
  readonly auto: AutoTopup
  readonly packages: Packages['packages']
  readonly isBusy: boolean
  readonly onSave: (chosen: Chosen) => void
  readonly onStop: () => void
}

interface Typed {
  readonly threshold: number | null
  readonly name: string
  readonly own: number | null
  readonly cap: number | null
}

const typedOf = ({ thresholdCents, amount, capCents }: Chosen): Typed => ({
  threshold: thresholdCents,
  name: amount.kind === 'own' ? OWN : amount.name,
  own: amount.kind === 'own' ? amount.cents : 5000,
  cap: capCents,
})

const within = (cents: number | null, least: number, most: number): cents is number =>
  cents !== null && cents >= least && cents <= most

/** What was typed, and which field is wrong. */
function check({ threshold, name, own, cap }: Typed, packages: Packages['packages']) {
  const found = packages.find((one) => one.name === name)
  const price = found ? found.priceCents : own
  if (!within(threshold, AUTO_TOPUP.leastThresholdCents, AUTO_TOPUP.mostThresholdCents)) return { wrong: 'threshold' }
  if (!within(price, AUTO_TOPUP.leastCents, OWN_AMOUNT.mostCents)) return { wrong: 'own' }
  if (!within(cap, AUTO_TOPUP.leastCents, AUTO_TOPUP.mostCapCents)) return { wrong: 'cap' }
  if (cap < price) return { wrong: 'small' }
  const amount = found ? ({ kind: 'package', name: found.name } as const) : ({ kind: 'own', cents: price } as const)
  return { wrong: null, chosen: { thresholdCents: threshold, amount, capCents: cap } }
}

/** `Visa`: the provider writes brands in small letters. */
const named = ({ brand, last4 }: { readonly brand: string; readonly last4: string }) => ({
  brand: brand.charAt(0).toUpperCase() + brand.slice(1),
  last4,
})

/** Threshold, amount and cap, and the order with the saved card. */
export function AutoTopUpForm({ auto, packages, isBusy, onSave, onStop }: AutoTopUpFormProps) {
  const { t, language } = useTranslation()
  const { data: saved } = useSavedCard()
  const [typed, setTyped] = useState(() => typedOf(auto))
  const [wrong, setWrong] = useState<string | null>(null)
  const money = (cents: number) => formatCents(cents, language)
  const type = (part: Partial<Typed>) => {
    setTyped({ ...typed, ...part })
    setWrong(null)
  }
  const bounds = (least: number, most: number) => ({ least: money(least), most: money(most) })
  const errorOf = (field: string, least: number, most: number) =>
    wrong === field ? t('credits.autoWrong', bounds(least, most)) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { wrong: field, chosen } = check(typed, packages)
    setWrong(field)
    if (chosen) onSave(chosen)
  }
  const options = packages
    .filter(({ priceCents }) => priceCents >= AUTO_TOPUP.leastCents)
    .map(({ name, priceCents, bonusCents }) => {
      const words = { name, amount: money(priceCents), bonus: money(bonusCents) }
      return {
        value: name as string,
        label: t(bonusCents > 0 ? 'credits.autoPackageBonus' : 'credits.autoPackage', words),
      }
    })
  const isRunning = auto.isOn && auto.pausedFor === null
  const { leastThresholdCents, mostThresholdCents, leastCents, mostCapCents } = AUTO_TOPUP
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <PriceField
          label={t('credits.autoThreshold')}
          cents={typed.threshold}
          onChange={(threshold) => type({ threshold })}
          hint={t('credits.autoBounds', bounds(leastThresholdCents, mostThresholdCents))}
          error={errorOf('threshold', leastThresholdCents, mostThresholdCents)}
        />
        <div className="flex flex-col gap-4">
          <SelectField
            label={t('credits.autoAmount')}
            value={typed.name}
            options={[...options, { value: OWN, label: t('credits.own') }]}
            onChange={(name) => type({ name })}
          />
          {typed.name === OWN && (
            <PriceField
              label={t('credits.autoOwn')}
              cents={typed.own}
              onChange={(own) => type({ own })}
              hint={t('credits.autoBounds', bounds(leastCents, OWN_AMOUNT.mostCents))}
              error={errorOf('own', leastCents, OWN_AMOUNT.mostCents)}
            />
          )}
        </div>
        <PriceField
          label={t('credits.autoCap')}
          cents={typed.cap}
          mostCents={mostCapCents}
          onChange={(cap) => type({ cap })}
          hint={t('credits.autoCapHint')}
          error={wrong === 'small' ? t('credits.autoCapSmall') : errorOf('cap', leastCents, mostCapCents)}
        />
      </div>
      <p className="max-w-prose text-14 text-muted">
        {saved?.card ? t('credits.autoCard', named(saved.card)) : t('credits.autoNoCard')}{' '}
        {saved?.card && !isRunning && t('credits.autoOrder')}
      </p>
      <div className="flex flex-wrap gap-2">
        {saved && !saved.card ? (
          <CheckoutLink query={{ card: 'change' }} className={buttonLook('outline')}>
            {t('credits.cardAdd')}
          </CheckoutLink>
        ) : (
          <Button type="submit" tone="outline" busy={isBusy} className="max-sm:w-full">
            {t(isRunning ? 'credits.autoSave' : 'credits.autoStart')}
          </Button>
        )}
        {auto.isOn && (
          <Button tone="ghost" busy={isBusy} className="max-sm:w-full" onClick={onStop}>
            {t('credits.autoStop')}
          </Button>
        )}
      </div>
    </form>
  )
}
