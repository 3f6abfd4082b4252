import type { ReactNode } from 'react'
import { useWorkspace } from '#web/api/workspace.ts'
import { ExportMenu } from '#web/ui/figures/export-menu.tsx'
import { FigurePanel } from '#web/ui/figures/figure-panel.tsx'
import type { FigureTable } from '#web/ui/figures/figure-table.ts'
import type { TableSort } from '#web/ui/figures/figure-table-view.tsx'
import type { Days } from '#web/ui/figures/ranges.ts'
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
  const { handle } = useWorkspace()
  return (
    <FigurePanel
      {...panel}
      isTable={view.tables.includes(id)}
      onToggle={() => onChange({ ...view, tables: toggleTable(view, id) })}
      // Product 3: the name of the file, in both languages.
      more={
        <ExportMenu title={panel.title} table={panel.table} fileName={`${handle}_analysen_${days.from}_${days.to}`} />
      }
    />
  )
}
