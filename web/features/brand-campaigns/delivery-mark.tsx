import type { Delivery } from '#contract/campaigns.limits.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '#web/ui/classes.ts'

/** Filled: it is promoted. Red: something is to be mended. */
const DOTS: Readonly<Record<Delivery, string>> = {
  running: 'bg-ink',
  scheduled: 'bg-sky',
  'daily-budget': 'bg-sky',
  paused: 'bg-edge',
  'all-stopped': 'bg-edge',
  ended: 'bg-edge',
  draft: 'border border-edge',
  archived: 'border border-edge',
  blocked: 'bg-signal',
  'product-inactive': 'bg-signal',
  'link-broken': 'bg-signal',
  'no-credit': 'bg-signal',
  'total-budget': 'bg-signal',
  'month-limit': 'bg-signal',
  'bid-too-low': 'bg-signal',
  'few-users': 'bg-signal',
}

/** What happens with a campaign, as a dot and its one reason. */
export function DeliveryMark({ delivery }: { readonly delivery: Delivery }) {
  const { t } = useTranslation()
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden className={classes('size-2 shrink-0 rounded-pill', DOTS[delivery])} />
      {t(`campaigns.delivery-${delivery}`)}
    </span>
  )
}
