import type { OwnSubscription } from '#web/api/subscription.ts'
import { formatNumber } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { classes } from '#web/ui/classes.ts'

const BARS = ['products', 'drops', 'team'] as const

interface PlanUsageProps {
  readonly subscription: OwnSubscription
  /** Absent for members who may not change products. */
  readonly onChoose: (() => void) | undefined
}

/** How much of the plan is used. */
export function PlanUsage({ subscription: { usage, heldProducts }, onChoose }: PlanUsageProps) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="plan-usage" className="rounded-sheet border border-line bg-surface p-5">
      <h2 id="plan-usage" className="text-14 font-[600] text-muted">
        {t('plans.usage')}
      </h2>
      <ul className="mt-3 grid gap-4">
        {BARS.map((name) => (
          <li key={name}>
            <Bar label={t(`plans.usage-${name}`)} {...usage[name]} />
          </li>
        ))}
      </ul>
      {heldProducts > 0 && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-control border border-signal p-3 text-14">
          <p className="min-w-0 flex-1 basis-48">{t('plans.held', { count: heldProducts })}</p>
          {onChoose && (
            <Button tone="outline" size="s" onClick={onChoose}>
              {t('plans.chooseProducts')}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

function Bar({ label, used, most }: { readonly label: string; readonly used: number; readonly most: number | null }) {
  const { t, language } = useTranslation()
  const share = most === null ? 0 : Math.min(1, used / Math.max(1, most))
  const isFull = most !== null && used >= most
  return (
    <>
      <p className="tabular flex justify-between gap-4 text-14">
        <span>{label}</span>
        <span className={classes(isFull && 'font-[700]')}>
          {most === null
            ? t('plans.usedUnlimited', { used: formatNumber(used, language) })
            : t('plans.used', { used: formatNumber(used, language), most: formatNumber(most, language) })}
        </span>
      </p>
      <div aria-hidden className="mt-1.5 h-2 overflow-hidden rounded-pill bg-line">
        <div
          className={classes('h-full rounded-pill', isFull ? 'bg-signal' : 'bg-sky')}
          style={{ width: `${Math.round(share * 100)}%` }}
        />
      </div>
    </>
  )
}
