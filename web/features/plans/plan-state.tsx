import type { ReactNode } from 'react'
import { PLAN_LABELS } from '#contract/first-plan.ts'
import type { OwnSubscription } from '#web/api/subscription.ts'
import { useTimezone } from '#web/api/use-timezone.ts'
import { dayOf, formatDate } from '#web/i18n/dates.ts'
import { formatPrice } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { CheckoutLink } from '#web/ui/buttons/checkout-link.tsx'
import { Link } from '#web/ui/page/link.tsx'

interface PlanStateProps {
  readonly subscription: OwnSubscription
  readonly mayPay: boolean
  readonly children: ReactNode
}

/** Which plan holds, until when, and what follows. */
export function PlanState({ subscription, mayPay, children }: PlanStateProps) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="plan-now" className="rounded-sheet border border-line bg-surface p-5">
      <h2 id="plan-now" className="text-14 font-[600] text-muted">
        {t('plans.now')}
      </h2>
      <p className="mt-1 text-28 leading-tight font-[750]">{PLAN_LABELS[subscription.plan]}</p>
      <OverrideLines subscription={subscription} />
      <StateLine subscription={subscription} />
      {mayPay && subscription.state !== null && (
        <p className="mt-3 flex flex-wrap gap-x-4 text-14">
          <Link href={PATHS.credits} className="link">
            {t('plans.invoices')}
          </Link>
          <CheckoutLink query={{ card: 'change' }} className="link">
            {t('plans.card')}
          </CheckoutLink>
        </p>
      )}
      {children && <div className="mt-4 flex flex-wrap gap-3">{children}</div>}
    </section>
  )
}

/** A day in the zone of the reader. */
export function useDay(): (moment: string) => string {
  const { language } = useTranslation()
  const timezone = useTimezone()
  return (moment) => formatDate(dayOf(new Date(moment), timezone), language)
}

/** What staff let hold, with their words; what stands below is about the brand's own plan. */
function OverrideLines({ subscription: { override } }: Pick<PlanStateProps, 'subscription'>) {
  const { t } = useTranslation()
  const day = useDay()
  if (override === null) return null
  // The last moment of the last day.
  const last = day(new Date(Date.parse(override.until) - 1).toISOString())
  return (
    <div className="mt-2 text-14">
      <p>{t('plans.overrideUntil', { day: last })}</p>
      <p className="mt-1 [overflow-wrap:anywhere]">{t('plans.overrideReason', { reason: override.reason })}</p>
      <p className="mt-3 font-[600]">{t('plans.overrideOwn', { plan: PLAN_LABELS[override.ownPlan] })}</p>
    </div>
  )
}

function StateLine({ subscription }: { readonly subscription: OwnSubscription }) {
  const { t, language } = useTranslation()
  const day = useDay()
  const { state, until, next, unpaid, override } = subscription
  const plan = override?.ownPlan ?? subscription.plan
  const on = until === null ? '' : day(until)
  if (unpaid) return <p className="mt-2 text-14 text-signal-text">{t('plans.unpaid', { day: day(unpaid.endsAt) })}</p>
  if (state === 'trialing') return <Line text={t('plans.trial', { day: on })} />
  if (state === 'canceled_at_period_end') return <Line text={t('plans.ends', { day: on })} />
  if (state === 'paused') return <Line text={t('plans.pausedUntil', { day: on })} />
  if (state === 'paused_by_admin') return <Line text={t('plans.pausedByAdmin')} />
  if (next && until) {
    const price = formatPrice(next.netCents / 100, language)
    const per = t(next.interval === 'month' ? 'plans.perMonthShort' : 'plans.perYearShort')
    const isOther = next.plan !== plan
    return (
      <Line
        text={t(isOther ? 'plans.changesOn' : 'plans.renewsOn', { day: on, plan: PLAN_LABELS[next.plan], price, per })}
      />
    )
  }
  return <Line text={t(plan === 'free' ? 'plans.freeState' : 'plans.givenState')} />
}

const Line = ({ text }: { readonly text: string }) => <p className="mt-2 text-14 text-muted">{text}</p>
