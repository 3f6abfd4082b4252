import type { BrandImport, ImportMapping } from '#contract/brand-imports.ts'
import { PRODUCT_COLUMNS, type ProductColumn } from '#contract/product-table.ts'
import type { Language } from '#contract/vocabulary.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { CONTROL_LOOK } from '#web/ui/forms/field.tsx'

/** What an import takes from a table, the most usual first. */
const OFFERED = [
  'id',
  'name',
  'price',
  'sale_price',
  'description_de',
  'description_en',
  'type',
  'category',
  'gender',
  'pictures',
  'link',
  'size',
  'colour_name',
  'sku',
  'gtin',
  'stock',
  'available',
  'variant_price',
  'material',
  'care_de',
  'care_en',
  'origin_country',
  'tags',
  'release_at',
  'sale_from',
  'sale_to',
] as const satisfies readonly ProductColumn[]

/** Our own headers are words already: German ones, and English ones with underscores. */
const labelOf = (column: ProductColumn, language: Language): string => {
  const english = column.replaceAll('_', ' ')
  return language === 'de' ? PRODUCT_COLUMNS[column] : english.charAt(0).toUpperCase() + english.slice(1)
}

interface MappingTableProps {
  readonly columns: BrandImport['columns']
  readonly mapping: ImportMapping
  /** Null: the column is left out. */
  readonly onAssign: (name: string, column: ProductColumn | null) => void
}

/** The columns of the file with examples, each with what it means. */
export function MappingTable({ columns, mapping, onAssign }: MappingTableProps) {
  const { t, language } = useTranslation()
  return (
    <ul className="divide-y divide-line border-y border-line">
      {columns.map(({ name, examples }) => (
        <li key={name} className="grid items-center gap-x-6 gap-y-2 py-3 md:grid-cols-[minmax(0,1fr)_18rem]">
          <div className="min-w-0">
            <p className="font-[600] [overflow-wrap:anywhere]">{name}</p>
            <p className="truncate text-12 text-muted">{examples.join(' · ')}</p>
          </div>
          <select
            aria-label={`${t('imports.means')}: ${name}`}
            value={mapping[name] ?? ''}
            onChange={({ target }) => onAssign(name, OFFERED.find((column) => column === target.value) ?? null)}
            className={CONTROL_LOOK}
          >
            <option value="">{t('imports.nothing')}</option>
            {OFFERED.map((column) => (
              <option key={column} value={column}>
                {labelOf(column, language)}
              </option>
            ))}
          </select>
        </li>
      ))}
    </ul>
  )
}
