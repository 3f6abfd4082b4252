import type { ReactNode } from 'react'
import { FigurePanel } from '#web/ui/figures/figure-panel.tsx'
import type { FigureTable } from '#web/ui/figures/figure-table.ts'
import type { TableSort } from '#web/ui/figures/figure-table-view.tsx'
import { ExportMenu } from './export-menu.tsx'
import type { Days } from './ranges.ts'
import { type PanelId, toggleTable, type View } from './view.ts'

export interface PanelProps {
  readonly view: View
  readonly onChange: (view: View) => void
}

interface InsightPanelProps extends PanelProps {
  readonly id: PanelId
  readonly title: string
  readonly what: string
  readonly chart: ReactNode
  readonly table: FigureTable
  readonly sort?: TableSort
  readonly controls?: ReactNode
  readonly isStale: boolean
  /** Days of the table, where they are not those of the view. */
  readonly days?: Days
}

/** A panel whose table can be exported; whether it shows a chart or a table stands in the address. */
export function InsightPanel({ id, view, onChange, days = view, ...panel }: InsightPanelProps) {
  return (
    <FigurePanel
      {...panel}
      isTable={view.tables.includes(id)}
      onToggle={() => onChange({ ...view, tables: toggleTable(view, id) })}
      more={<ExportMenu title={panel.title} table={panel.table} from={days.from} to={days.to} />}
    />
  )
}
