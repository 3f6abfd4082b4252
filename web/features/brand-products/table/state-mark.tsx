import type { ProductState } from '#contract/brand-products.limits.ts'
import type { BrandProductRow } from '#contract/brand-products.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '#web/ui/classes.ts'

const DOTS: Readonly<Record<ProductState, string>> = {
  draft: 'border border-edge',
  in_review: 'bg-sky',
  changes_requested: 'bg-signal',
  rejected: 'bg-signal',
  blocked: 'bg-signal',
  active: 'bg-ink',
  sold_out: 'bg-edge',
  scheduled: 'bg-sky',
  held: 'bg-edge',
  over_plan: 'bg-signal',
  paused: 'bg-edge',
  archived: 'border border-edge',
}

/** The state as a dot and a word, and what is wrong with the product. */
export function StateMark({ row }: { readonly row: Pick<BrandProductRow, 'state' | 'hasPendingChange' | 'flaws'> }) {
  const { t } = useTranslation()
  const notes = [
    ...(row.hasPendingChange ? [t('products.changeInReview')] : []),
    ...row.flaws.map((flaw) => t(`products.flaw-${flaw}`)),
  ]
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2 md:whitespace-nowrap">
      <span className="inline-flex min-w-0 items-center gap-1.5 [overflow-wrap:anywhere]">
        <span aria-hidden className={classes('size-2 shrink-0 rounded-pill', DOTS[row.state])} />
        {t(`products.state-${row.state}`)}
      </span>
      {notes.length > 0 && <span className="text-12 text-muted">{notes.join(', ')}</span>}
    </span>
  )
}
