import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '#web/ui/classes.ts'
import type { ListedBrand } from './use-staff-brands.ts'

const DOTS = {
  approved: 'bg-ink',
  pending_review: 'bg-sky',
  changes_requested: 'bg-muted',
  rejected: 'bg-muted',
  suspended: 'bg-signal',
} as const

/** The state of a brand, as a word with a dot; a brand whose account ends says so instead. */
export function BrandState({ brand: { status, endsAt } }: { readonly brand: Pick<ListedBrand, 'status' | 'endsAt'> }) {
  const { t } = useTranslation()
  return (
    <span className="inline-flex items-center gap-1.5 text-14 font-[600]">
      <span aria-hidden className={classes('size-2 shrink-0 rounded-pill', endsAt ? 'bg-signal' : DOTS[status])} />
      {t(endsAt ? 'staffbrands.state-closing' : `staffbrands.state-${status}`)}
    </span>
  )
}
