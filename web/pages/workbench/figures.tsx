import { useState } from 'react'
import { BarList } from '#web/ui/charts/bar-list.tsx'
import { HeatMap } from '#web/ui/charts/heat-map.tsx'
import { Sparkline } from '#web/ui/charts/sparkline.tsx'
import { TimeChart } from '#web/ui/charts/time-chart.tsx'
import { Fact, Facts } from '#web/ui/desk/facts.tsx'
import { Change } from '#web/ui/figures/change.tsx'
import { Definition } from '#web/ui/figures/definition.tsx'
import { ExportMenu } from '#web/ui/figures/export-menu.tsx'
import { FigurePanel } from '#web/ui/figures/figure-panel.tsx'
import type { FigureTable } from '#web/ui/figures/figure-table.ts'
import { OwnDays, RangeField } from '#web/ui/figures/range-fields.tsx'
import { type Days, RANGES, type RangeId } from '#web/ui/figures/ranges.ts'
import { Card } from '#web/ui/page/card.tsx'

const VALUES = [12, 30, 21, 44, 38, 52, 9]
const BEFORE = [20, 18, 25, 30, 28, 22, 31]
const BUCKETS = VALUES.map((_, index) => ({
  label: `${index + 1}`,
  name: `Day ${index + 1}`,
  isIncomplete: index === VALUES.length - 1,
}))
const TABLE: FigureTable = {
  columns: [
    { key: 'day', name: 'Day', kind: 'text' },
    { key: 'views', name: 'Views', kind: 'count' },
    { key: 'rate', name: 'Rate', kind: 'share' },
  ],
  rows: VALUES.map((value, index) => ({ key: `${index}`, cells: [`Day ${index + 1}`, value, value / 100] })),
}
const WEEK = ['Mo', 'Tu', 'We']
const HOURS = Array.from({ length: 24 }, (_, hour) => `${hour}`)

/** Charts, tables and changes. */
export function Figures() {
  const [isTable, setTable] = useState(false)
  const [range, setRange] = useState<RangeId>('custom')
  const [days, setDays] = useState<Days>({ from: '2026-11-01', to: '2026-11-27' })
  const lines = [
    { name: 'Views', values: VALUES },
    { name: 'before', values: BEFORE, isComparison: true },
  ]
  return (
    <Card title="Figures">
      <RangeField ranges={RANGES} range={range} onChange={setRange} />
      <OwnDays days={days} today="2026-11-27" most={92} onChange={setDays} />
      <Facts>
        <Fact name="Net">50,00 €</Fact>
        <Fact name="VAT">9,50 €</Fact>
      </Facts>
      <FigurePanel
        title="Views"
        what="Once per person and day."
        table={TABLE}
        isTable={isTable}
        onToggle={() => setTable(!isTable)}
        more={<ExportMenu title="Views" table={TABLE} fileName="views" />}
        chart={<TimeChart label="Views" buckets={BUCKETS} lines={lines} />}
      />
      <p className="relative flex items-center gap-4">
        <Sparkline values={VALUES} />
        <Change now={52} before={40} base={20} />
        <Change now={12} before={40} base={20} />
        <Definition of="Change" text="Against the period before." />
      </p>
      <BarList
        label="Devices"
        bars={[
          { key: 'phone', name: 'Phone', value: 80, text: '80', note: '80%' },
          { key: 'app', name: 'App', value: 20, text: '20', note: '20%' },
        ]}
      />
      <HeatMap
        label="Hours"
        rows={WEEK}
        columns={HOURS}
        values={WEEK.map((_, row) => HOURS.map((_, column) => (row + 1) * column))}
        nameOf={(row, column) => `${WEEK[row]} ${column}: ${(row + 1) * column}`}
      />
    </Card>
  )
}
