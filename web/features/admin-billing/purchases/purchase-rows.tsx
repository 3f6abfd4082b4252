import { useTranslation } from '#web/i18n/language.ts'
import { formatCents } from '#web/i18n/money.ts'
import { classes } from '#web/ui/classes.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Moment } from '#web/ui/marks/moment.tsx'
import type { ListedPurchase } from './use-purchases.ts'

interface PurchaseListProps {
  readonly purchases: readonly ListedPurchase[]
  readonly onOpen: (id: string) => void
}

const DOTS = {
  created: 'bg-muted',
  pending: 'bg-muted',
  credited: 'bg-volt',
  expired: 'bg-edge',
  refunded: 'bg-edge',
  disputed: 'bg-signal',
} as const satisfies Record<ListedPurchase['state'], string>

/** A dot and a word. */
export function State({ state }: { readonly state: ListedPurchase['state'] }) {
  const { t } = useTranslation()
  return (
    <span className="whitespace-nowrap">
      <span aria-hidden className={`mr-1.5 inline-block size-2 rounded-pill ring-1 ring-edge ${DOTS[state]}`} />
      {t(`credits.purchase-${state}`)}
    </span>
  )
}

const HEAD = 'px-2 py-2 font-[600] first:pl-0 last:pr-0'

/** From tablets on; the brand of each row opens the purchase. */
export function PurchaseTable({ purchases, onOpen }: PurchaseListProps) {
  const { t, language } = useTranslation()
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-14">
        <thead>
          <tr className="border-b border-line text-left text-muted">
            <th scope="col" className={HEAD}>
              {t('money.brand')}
            </th>
            <th scope="col" className={HEAD}>
              {t('money.what')}
            </th>
            <th scope="col" className={HEAD}>
              {t('money.number')}
            </th>
            <th scope="col" className={HEAD}>
              {t('money.state')}
            </th>
            <th scope="col" className={HEAD}>
              {t('money.at')}
            </th>
            <th scope="col" className={classes(HEAD, 'text-right')}>
              {t('money.gross')}
            </th>
          </tr>
        </thead>
        <tbody>
          {purchases.map(({ id, brand, company, title, number, state, createdAt, isLive, ...amounts }) => (
            <tr key={id} className="h-11 border-b border-line hover:bg-surface">
              <td className="max-w-56 py-1 pr-2">
                <button
                  type="button"
                  aria-label={t('money.openPurchase', { brand: brand.name, title })}
                  onClick={() => onOpen(id)}
                  className="block min-h-9 w-full truncate text-left font-[600] underline decoration-line underline-offset-4 hover:decoration-ink"
                >
                  {brand.name}
                </button>
                {company !== brand.name && <span className="block truncate text-12 text-muted">{company}</span>}
              </td>
              <td className="max-w-56 truncate px-2">{title}</td>
              <td className="px-2 whitespace-nowrap">
                <span className="tabular">{number ?? '–'}</span>
                {!isLive && <Badge className="ml-2">{t('money.test')}</Badge>}
              </td>
              <td className="px-2">
                <State state={state} />
              </td>
              <td className="tabular px-2 whitespace-nowrap">
                <Moment at={createdAt} />
              </td>
              <td className="tabular pl-2 text-right whitespace-nowrap">
                <span className="font-[650]">{formatCents(amounts.grossCents, language)}</span>
                {amounts.refundedCents > 0 && (
                  <span className="block text-12 text-muted">{formatCents(-amounts.refundedCents, language)}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** On a phone: rows of two lines, with the amount at the right. */
export function PurchaseRows({ purchases, onOpen }: PurchaseListProps) {
  const { language } = useTranslation()
  return (
    <ul className="-mx-4 divide-y divide-line border-y border-line">
      {purchases.map(({ id, brand, title, state, createdAt, grossCents }) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => onOpen(id)}
            className="block min-h-14 w-full px-4 py-2 text-left text-14 outline-offset-[-2px] active:bg-surface"
          >
            <span className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 truncate font-[600]">{brand.name}</span>
              <span className="tabular shrink-0 font-[650]">{formatCents(grossCents, language)}</span>
            </span>
            <span className="flex justify-between gap-x-3 text-12 text-muted">
              <span className="min-w-0 truncate">
                {title} · <Moment at={createdAt} />
              </span>
              <State state={state} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
