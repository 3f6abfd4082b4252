import { type KeyboardEvent, useRef, useState } from 'react'
import { classes } from '../classes.ts'

interface HeatMapProps {
  readonly label: string
  /** Short names of the rows; every cell is named in full. */
  readonly rows: readonly string[]
  readonly columns: readonly string[]
  /** By row and column. */
  readonly values: readonly (readonly number[])[]
  readonly nameOf: (row: number, column: number) => string
}

interface Place {
  readonly row: number
  readonly column: number
}

/** Share of the darkest colour that each of five steps has. */
const STEPS = [0, 18, 38, 60, 82, 100] as const
/** Every so many columns have a label. */
const LABELLED = 6

/** Values by two properties. Arrow keys move from cell to cell; what a cell says stands below the map. */
export function HeatMap({ label, rows, columns, values, nameOf }: HeatMapProps) {
  const grid = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<Place | null>(null)
  const most = Math.max(0, ...values.flat())
  const busiest = placeOf(values, most)
  const current = at ?? busiest
  const onKey = (event: KeyboardEvent) => {
    const next = placeAfter(event.key, current, rows.length, columns.length)
    if (!next) return
    event.preventDefault()
    setAt(next)
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next.row} ${next.column}"]`)?.focus()
  }
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a table would have to be laid out as a grid, which takes its role */}
      <div ref={grid} role="grid" aria-label={label} tabIndex={-1} onKeyDown={onKey} className="flex flex-col gap-0.5">
        {rows.map((name, row) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          <div key={name} role="row" tabIndex={-1} className="flex items-center gap-0.5">
            {/* biome-ignore lint/a11y/useSemanticElements: as above */}
            <span role="rowheader" tabIndex={-1} className="w-7 shrink-0 text-12 text-muted">
              {name}
            </span>
            {columns.map((column, index) => (
              // biome-ignore lint/a11y/useSemanticElements: as above
              <span
                key={column}
                role="gridcell"
                data-cell={`${row} ${index}`}
                tabIndex={row === current.row && index === current.column ? 0 : -1}
                aria-label={nameOf(row, index)}
                onFocus={() => setAt({ row, column: index })}
                onPointerEnter={() => setAt({ row, column: index })}
                onPointerDown={() => setAt({ row, column: index })}
                className={classes(
                  'h-7 min-w-0 flex-1 rounded-[3px] [print-color-adjust:exact]',
                  row === current.row && index === current.column && 'outline-2 -outline-offset-2 outline-ink',
                )}
                style={{ background: shadeOf(values[row]?.[index] ?? 0, most) }}
              />
            ))}
          </div>
        ))}
      </div>
      <div aria-hidden className="tabular mt-1 flex pl-7.5 text-12 text-muted">
        {columns.map(
          (column, index) =>
            index % LABELLED === 0 && (
              <span key={column} style={{ width: `${(LABELLED / columns.length) * 100}%` }}>
                {column}
              </span>
            ),
        )}
      </div>
      <p aria-hidden className="tabular mt-2 min-h-6 text-14 font-[600]">
        {nameOf(current.row, current.column)}
      </p>
    </div>
  )
}

/** From the colour of lines to sky in five steps, so that neighbours can be told apart, also in print. */
function shadeOf(value: number, most: number): string {
  const step = most === 0 || value === 0 ? 0 : Math.max(1, Math.ceil((value / most) * (STEPS.length - 1)))
  return `color-mix(in oklab, var(--sky) ${STEPS[step]}%, var(--line))`
}

function placeOf(values: HeatMapProps['values'], wanted: number): Place {
  const row = Math.max(
    0,
    values.findIndex((each) => each.includes(wanted)),
  )
  return { row, column: Math.max(0, values[row]?.indexOf(wanted) ?? 0) }
}

/** The cell that a key leads to; null for other keys. */
function placeAfter(key: string, { row, column }: Place, rows: number, columns: number): Place | null {
  const lastColumn = columns - 1
  switch (key) {
    case 'ArrowRight':
      return { row, column: Math.min(lastColumn, column + 1) }
    case 'ArrowLeft':
      return { row, column: Math.max(0, column - 1) }
    case 'ArrowDown':
      return { row: Math.min(rows - 1, row + 1), column }
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), column }
    case 'Home':
      return { row, column: 0 }
    case 'End':
      return { row, column: lastColumn }
    default:
      return null
  }
}
