import { ChartNoAxesColumn, Table } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '../buttons/button.tsx'
import { classes } from '../classes.ts'
import { Definition } from './definition.tsx'
import type { FigureTable } from './figure-table.ts'
import { FigureTableView, type TableSort } from './figure-table-view.tsx'

interface FigurePanelProps {
  readonly title: string
  /** What is counted. */
  readonly what: string
  readonly chart: ReactNode
  readonly table: FigureTable
  readonly sort?: TableSort | undefined
  readonly isTable: boolean
  readonly onToggle: () => void
  /** Between title and chart. */
  readonly controls?: ReactNode
  /** Beside the switch to the table. */
  readonly more?: ReactNode
  /** The figures are those of the question before. */
  readonly isStale?: boolean
}

/** A chart with its definition, and the same numbers as a table one press away. */
export function FigurePanel({ title, what, chart, table, sort, isTable, onToggle, ...rest }: FigurePanelProps) {
  const { t } = useTranslation()
  const { controls, more, isStale = false } = rest
  const Icon = isTable ? ChartNoAxesColumn : Table
  const label = isTable ? t('ui.asChart') : t('ui.asTable')
  return (
    // Tables take the whole width of a grid.
    <section
      className={classes('relative min-w-0 break-inside-avoid border-t border-line pt-3', isTable && 'col-span-full')}
    >
      <header className="mb-2 flex items-center gap-1">
        <h2 className="min-w-0 text-18 font-[700]">{title}</h2>
        <Definition of={title} text={what} />
        <div className="ml-auto flex shrink-0 gap-2 print:hidden">
          <Button
            tone="outline"
            size="s"
            title={label}
            aria-label={`${title}: ${label}`}
            className="max-lg:px-3!"
            onClick={onToggle}
          >
            <Icon aria-hidden size={18} />
            <span className="max-lg:sr-only">{label}</span>
          </Button>
          {more}
        </div>
      </header>
      {controls}
      <div className={classes('transition-opacity', isStale && 'opacity-50')}>
        {isTable ? <FigureTableView label={title} table={table} sort={sort} /> : chart}
      </div>
    </section>
  )
}
