import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { LOW_CREDIT_DAYS } from '#contract/billing.limits.ts'
import type { Answer } from '#web/api/call.ts'
import { formatDate } from '#web/i18n/dates.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { formatCents } from '#web/i18n/money.ts'
import { classes } from '#web/ui/classes.ts'

interface BalanceProps {
  readonly wallet: Answer<'GET /api/brand/wallet'>
}

/** The credit, split into bought and bonus, and how long it lasts. */
export function Balance({ wallet }: BalanceProps) {
  const { t, language } = useTranslation()
  const { purchasedCents, bonusCents, debtCents, heldCents, nextExpiry, spentPerDayCents, daysLeft } = wallet
  const isLow = debtCents === 0 && daysLeft !== null && daysLeft < LOW_CREDIT_DAYS
  const money = (cents: number) => formatCents(cents, language)
  const ends = nextExpiry && {
    amount: money(nextExpiry.cents),
    day: formatDate(nextExpiry.at.slice(0, 10), language),
  }
  return (
    <section aria-label={t('workspace.credits')}>
      {debtCents > 0 && <Warning text={t('credits.debt', { amount: money(debtCents) })} />}
      {isLow && <Warning text={t('credits.low', { days: LOW_CREDIT_DAYS })} />}
      <dl className="grid grid-cols-2 gap-x-5 gap-y-5 md:gap-x-8 lg:grid-cols-4">
        <Figure name={t('credits.available')} value={money(purchasedCents + bonusCents)} isMain />
        <Figure
          name={t('credits.bought')}
          value={money(purchasedCents)}
          sub={heldCents > 0 ? t('credits.boughtHeld', { amount: money(heldCents) }) : t('credits.boughtSub')}
        />
        <Figure
          name={t('credits.bonus')}
          value={money(bonusCents)}
          sub={ends ? t('credits.bonusEnds', ends) : t('credits.bonusNone')}
        />
        <Figure
          name={t('credits.lasts')}
          value={daysLeft === null ? '–' : t('credits.lastsDays', { count: daysLeft })}
          sub={daysLeft === null ? t('credits.lastsNone') : t('credits.lastsSub', { amount: money(spentPerDayCents) })}
        />
      </dl>
    </section>
  )
}

function Warning({ text }: { readonly text: string }) {
  return (
    <p className="mb-4 flex gap-2.5 rounded-control border border-signal bg-surface px-4 py-3 text-14 text-signal-text">
      <CircleAlert aria-hidden size={20} className="shrink-0" />
      {text}
    </p>
  )
}

interface FigureProps {
  readonly name: string
  readonly value: string
  readonly sub?: ReactNode
  readonly isMain?: true
}

function Figure({ name, value, sub, isMain }: FigureProps) {
  return (
    <div className={classes('min-w-0 border-t border-line pt-3', isMain && 'max-lg:col-span-2')}>
      <dt className="text-14 font-[600] text-muted">{name}</dt>
      <dd
        className={
          isMain
            ? 'tabular text-40 leading-tight font-[750]'
            : 'tabular text-28 leading-tight font-[750] max-sm:text-22'
        }
      >
        {value}
      </dd>
      {sub && <dd className="mt-1 text-14 text-muted hyphens-auto">{sub}</dd>}
    </div>
  )
}
