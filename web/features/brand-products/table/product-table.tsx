import { MoreHorizontal } from 'lucide-react'
import type { MouseEvent } from 'react'
import { FEWEST_ANSWERS } from '#contract/brand-products.limits.ts'
import type { BrandProductRow } from '#contract/brand-products.ts'
import { PRICE_FROM } from '#contract/price.ts'
import type { Language } from '#contract/vocabulary.ts'
import { formatNumber, formatPrice } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Moment } from '#web/ui/marks/moment.tsx'
import { Picture } from '#web/ui/marks/picture.tsx'
import { Link } from '#web/ui/page/link.tsx'
import type { Column } from './columns.ts'
import { StateMark } from './state-mark.tsx'

interface ProductTableProps {
  readonly rows: readonly BrandProductRow[]
  readonly columns: readonly Column[]
  readonly selected: ReadonlySet<string>
  readonly onPress: (id: string, isRange: boolean) => void
  readonly onPressAll: () => void
  readonly onMenu: (row: BrandProductRow) => void
}

/** At the right, with digits of one width. */
const FIGURES: readonly Column[] = ['price', 'views', 'likeRate', 'stock']
const CHECKBOX = 'size-5 accent-ink'

/** From tablets on: rows of 44 px, figures at the right. */
export function ProductTable({ rows, columns, selected, onPress, onPressAll, onMenu }: ProductTableProps) {
  const { t } = useTranslation()
  const areAll = rows.length > 0 && rows.every(({ id }) => selected.has(id))
  return (
    // Positioned, so that words for screen readers in its last columns do not widen the page.
    <div className="relative overflow-x-auto">
      <table className="w-full border-collapse text-14">
        <thead>
          <tr className="border-b border-line text-left text-muted">
            <th scope="col" className="w-11 py-2 text-center">
              <label className="flex size-11 items-center justify-center">
                <input
                  type="checkbox"
                  aria-label={t('products.selectPage')}
                  checked={areAll}
                  onChange={onPressAll}
                  className={CHECKBOX}
                />
              </label>
            </th>
            <th scope="col" className="px-2 font-[600]">
              {t('products.columnName')}
            </th>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={classes('px-2 font-[600]', FIGURES.includes(column) && 'text-right')}
              >
                {t(`products.column-${column}`)}
              </th>
            ))}
            <th scope="col" className="w-12">
              <span className="sr-only">{t('products.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.id}
              data-row={row.id}
              className={classes('h-11 border-b border-line hover:bg-surface', selected.has(row.id) && 'bg-surface')}
            >
              <td className="text-center">
                <SelectBox row={row} isOn={selected.has(row.id)} onPress={onPress} />
              </td>
              <td className="max-w-80 px-2">
                <NameCell row={row} />
              </td>
              {columns.map((column) => (
                <Cell key={column} column={column} row={row} />
              ))}
              <td>
                <IconButton
                  label={t('products.moreFor', { name: row.name })}
                  size={44}
                  icon={<MoreHorizontal aria-hidden size={20} />}
                  onClick={() => onMenu(row)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface SelectBoxProps {
  readonly row: BrandProductRow
  readonly isOn: boolean
  readonly onPress: (id: string, isRange: boolean) => void
}

function SelectBox({ row, isOn, onPress }: SelectBoxProps) {
  const { t } = useTranslation()
  return (
    <label className="flex size-11 items-center justify-center">
      <input
        type="checkbox"
        aria-label={t('products.select', { name: row.name })}
        checked={isOn}
        onChange={() => {}}
        onClick={(event: MouseEvent) => onPress(row.id, event.shiftKey)}
        className={CHECKBOX}
      />
    </label>
  )
}

/** A small picture, or its outline. */
function Thumbnail({ row }: { readonly row: BrandProductRow }) {
  return (
    <span className="relative block h-10 w-8 shrink-0 overflow-hidden rounded-[4px] bg-line">
      {row.picture && <Picture source={{ ...row.picture, alt: '' }} sizes="32px" lazy />}
    </span>
  )
}

function NameCell({ row }: { readonly row: BrandProductRow }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Thumbnail row={row} />
      <span className="min-w-0">
        <Link href={to(PATHS.editProduct, { productId: row.id })} className="block truncate font-[600] hover:underline">
          {row.name}
        </Link>
        {row.sku && <span className="block truncate text-12 text-muted">{row.sku}</span>}
      </span>
    </span>
  )
}

function Cell({ column, row }: { column: Column; row: BrandProductRow }) {
  const { t, language } = useTranslation()
  switch (column) {
    case 'category':
      return <td className="px-2 text-muted">{row.productType ? t(`discovery.${row.productType}`) : '–'}</td>
    case 'price':
      return (
        <td className="tabular px-2 text-right whitespace-nowrap">
          <Price row={row} hasBefore />
        </td>
      )
    case 'state':
      return (
        <td className="px-2">
          <StateMark row={row} />
        </td>
      )
    case 'views':
      return (
        <Figure value={row.views === null ? null : formatNumber(row.views, language)} unknown={t('products.noViews')} />
      )
    case 'likeRate':
      return (
        <Figure
          value={row.likeRate === null ? null : formatPercent(row.likeRate, language)}
          unknown={t('products.noLikeRate', { count: FEWEST_ANSWERS })}
        />
      )
    case 'stock':
      return <td className="tabular px-2 text-right">{row.stock ?? '–'}</td>
    case 'updated':
      return (
        <td className="px-2 whitespace-nowrap text-muted">
          <Moment at={row.updatedAt} />
        </td>
      )
  }
}

/** A number, or a dash with the reason why it is not known. */
function Figure({ value, unknown }: { readonly value: string | null; readonly unknown: string }) {
  return (
    <td className="tabular px-2 text-right" title={value === null ? unknown : undefined}>
      {value ?? (
        <>
          <span aria-hidden>–</span>
          <span className="sr-only">{unknown}</span>
        </>
      )}
    </td>
  )
}

const formatPercent = (share: number, language: Language): string =>
  share.toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 })

/** The price now, and with the sentence beside every reduction (Decision 116) the price before. */
function Price({ row, hasBefore = false }: { readonly row: BrandProductRow; readonly hasBefore?: boolean }) {
  const { t, language } = useTranslation()
  if (row.priceCents === null) return '–'
  const euros = (cents: number) => formatPrice(cents / 100, language)
  const now = `${row.isPriceFrom ? `${PRICE_FROM[language]} ` : ''}${euros(row.salePriceCents ?? row.priceCents)}`
  if (!hasBefore || row.lowest30dCents === null) return now
  const lowest = t('discovery.lowest30d', { price: euros(row.lowest30dCents) })
  return (
    <span title={lowest}>
      {now}{' '}
      <s className="text-muted">
        <span className="sr-only">{t('discovery.regularPrice', { price: '' })}</span>
        {/* As shoppers see it: a regular price that was raised before the sale is no measure (Decision 054). */}
        {euros(Math.min(row.priceCents, row.lowest30dCents))}
      </s>
      <span className="sr-only">{lowest}</span>
    </span>
  )
}

type ProductRowsProps = Omit<ProductTableProps, 'columns' | 'onPressAll'>

/** On a phone: rows of two lines, with the price at the right. */
export function ProductRows({ rows, selected, onPress, onMenu }: ProductRowsProps) {
  const { t } = useTranslation()
  return (
    <ul className="-mx-4 divide-y divide-line border-y border-line">
      {rows.map((row) => (
        <li
          key={row.id}
          data-row={row.id}
          className={classes('flex items-center gap-1 py-1.5 pr-1 pl-2', selected.has(row.id) && 'bg-surface')}
        >
          <SelectBox row={row} isOn={selected.has(row.id)} onPress={onPress} />
          <Link
            href={to(PATHS.editProduct, { productId: row.id })}
            className="flex min-h-12 min-w-0 flex-1 items-center gap-3"
          >
            <Thumbnail row={row} />
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="min-w-0 flex-1 basis-24 truncate font-[600]">{row.name}</span>
                <span className="tabular min-w-0 text-14">
                  <Price row={row} />
                </span>
              </span>
              <span className="mt-0.5 flex flex-wrap gap-x-2 text-12">
                <StateMark row={row} />
                {row.salePriceCents !== null && <span className="text-muted">{t('workspace.sale')}</span>}
              </span>
            </span>
          </Link>
          <IconButton
            label={t('products.moreFor', { name: row.name })}
            size={44}
            icon={<MoreHorizontal aria-hidden size={20} />}
            onClick={() => onMenu(row)}
          />
        </li>
      ))}
    </ul>
  )
}
