import type { SaleState } from '#contract/brand-sales.limits.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '#web/ui/classes.ts'

const DOTS: Readonly<Record<SaleState, string>> = {
  running: 'bg-ink',
  planned: 'bg-sky',
  ended: 'bg-edge',
  cancelled: 'border border-edge',
}

/** The state of a sale as a dot and a word. */
export function SaleStateMark({ state }: { readonly state: SaleState }) {
  const { t } = useTranslation()
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden className={classes('size-2 shrink-0 rounded-pill', DOTS[state])} />
      {t(`sales.state-${state}`)}
    </span>
  )
}
