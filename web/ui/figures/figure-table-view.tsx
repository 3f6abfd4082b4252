import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '../buttons/button.tsx'
import { classes } from '../classes.ts'
import { Link } from '../page/link.tsx'
import { cellText, columnName, type FigureColumn, type FigureRow, type FigureTable } from './figure-table.ts'

export interface TableSort {
  readonly key: string
  readonly isRising: boolean
  readonly onSort: (key: string) => void
}

interface FigureTableViewProps {
  readonly label: string
  readonly table: FigureTable
  /** Columns can be sorted by. */
  readonly sort?: TableSort | undefined
}

/** Rows that are shown at once; thousands of products would take seconds to lay out. */
const FIRST_ROWS = 50

/** Figures at the right, names at the left; wider than a phone it scrolls beside its names. */
export function FigureTableView({ label, table, sort }: FigureTableViewProps) {
  const { t } = useTranslation()
  const [areAllShown, setAllShown] = useState(false)
  const { columns, rows } = table
  const shown = areAllShown ? rows : rows.slice(0, FIRST_ROWS)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by the keyboard */}
      <section aria-label={label} tabIndex={0} className="relative -mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
        <table className="tabular w-full border-collapse text-14">
          <thead>
            <tr className="border-b border-line text-muted">
              {columns.map((column, index) => (
                <HeadCell key={column.key} column={column} isFirst={index === 0} sort={sort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={row.key} row={row} columns={columns} />
            ))}
          </tbody>
        </table>
      </section>
      {shown.length < rows.length && (
        <Button tone="outline" size="s" className="mt-3" onClick={() => setAllShown(true)}>
          {t('ui.allRows', { count: rows.length })}
        </Button>
      )}
    </>
  )
}

const UNIT = /\s?[%€]$|^€/

const FIRST = 'sticky left-0 z-1 bg-paper max-w-[45vw] md:max-w-80 pr-3 text-left'

function HeadCell({ column, isFirst, sort }: { column: FigureColumn; isFirst: boolean; sort: TableSort | undefined }) {
  const isSorted = sort?.key === column.key
  const name = columnName(column)
  const Arrow = sort?.isRising ? ArrowUp : ArrowDown
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (sort.isRising ? 'ascending' : 'descending') : undefined}
      className={classes('font-[600]', isFirst ? FIRST : 'px-2 text-right', !sort && 'py-2')}
    >
      {sort ? (
        <button
          type="button"
          onClick={() => sort.onSort(column.key)}
          className={classes(
            'inline-flex min-h-11 items-center gap-1 whitespace-nowrap outline-offset-[-2px] hover:text-ink',
            isSorted && 'text-ink',
          )}
        >
          {!isFirst && isSorted && <Arrow aria-hidden size={14} />}
          {name}
          {isFirst && isSorted && <Arrow aria-hidden size={14} />}
        </button>
      ) : (
        <span className="whitespace-nowrap">{name}</span>
      )}
    </th>
  )
}

function Row({ row, columns }: { readonly row: FigureRow; readonly columns: readonly FigureColumn[] }) {
  const { language } = useTranslation()
  const [name, ...cells] = row.cells
  const text = cellText(columns[0]?.kind ?? 'text', name ?? null, language)
  return (
    <tr className="h-11 border-b border-line">
      <th scope="row" className={classes(FIRST, 'font-[600] md:truncate')}>
        {row.href ? (
          <Link
            href={row.href}
            className="inline-flex min-h-11 items-center underline decoration-line underline-offset-4 hover:decoration-ink"
          >
            {text}
          </Link>
        ) : (
          text
        )}
      </th>
      {cells.map((cell, index) => {
        const column = columns[index + 1]
        return (
          <td key={column?.key} className="px-2 text-right whitespace-nowrap">
            {/* The unit stands in the header. */}
            {cellText(column?.kind ?? 'text', cell, language).replace(UNIT, '')}
          </td>
        )
      })}
    </tr>
  )
}
