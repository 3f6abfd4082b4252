import { labelStep, ticksFor } from './ticks.ts'

/** One run of values, named at its end. Null: not known yet, so nothing is drawn. */
export interface ChartLine {
  readonly name: string
  readonly values: readonly (number | null)[]
  /** What others are compared with. */
  readonly isComparison?: boolean
}

/** Where everything of a chart is, in pixels. */
export interface ChartPlan {
  readonly isNarrow: boolean
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly ticks: readonly number[]
  readonly x: (index: number) => number
  readonly y: (value: number) => number
  /** Every how many buckets one has a label. */
  readonly every: number
}

/** Digits and letters of 12 px are at most so wide on average; names are bold. */
const LETTER = 6.8
const NAME_LETTER = 7.6
/** Narrower charts have the names of their lines above the ends instead of beside them. */
const NARROW = 560

interface Size {
  readonly width: number
  readonly height: number
  readonly buckets: number
  /** Room of a label below the chart. */
  readonly labelRoom: number
}

export function planChart(lines: readonly ChartLine[], size: Size, textOf: (value: number) => string): ChartPlan {
  const { width, height, buckets, labelRoom } = size
  const ticks = ticksFor(Math.max(0, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0))))
  const top = ticks.at(-1) ?? 1
  const left = Math.max(...ticks.map((tick) => textOf(tick).length)) * LETTER + 8
  const isNarrow = width < NARROW
  const names = isNarrow ? 6 : Math.max(...lines.map(({ name }) => name.length)) * NAME_LETTER + 10
  const plot = { left, right: width - names, top: isNarrow ? 18 : 10, bottom: height - 26 }
  const span = plot.right - plot.left
  return {
    ...plot,
    isNarrow,
    width,
    height,
    ticks,
    // A single bucket stands in the middle.
    x: (index) => (buckets < 2 ? plot.left + span / 2 : plot.left + (index / (buckets - 1)) * span),
    y: (value) => plot.bottom - (value / top) * (plot.bottom - plot.top),
    every: labelStep(buckets, span, labelRoom),
  }
}

/** Path through the known values. */
export function pathOf({ values }: ChartLine, { x, y }: Pick<ChartPlan, 'x' | 'y'>): string {
  let isDrawing = false
  return values
    .map((value, index) => {
      if (value === null) {
        isDrawing = false
        return ''
      }
      const command = isDrawing ? 'L' : 'M'
      isDrawing = true
      return `${command}${x(index).toFixed(1)} ${y(value).toFixed(1)}`
    })
    .join('')
}

/** Heights of the names at the ends of the lines, moved apart where they would touch. */
export function namePlaces(
  ends: readonly number[],
  least: number,
  bounds: { readonly top: number; readonly bottom: number },
) {
  const order = ends.map((end, index) => ({ end, index })).toSorted((a, b) => a.end - b.end)
  const places: number[] = []
  let free = bounds.top
  for (const { end, index } of order) {
    places[index] = Math.max(end, free)
    free = (places[index] ?? 0) + least
  }
  // Back up where the last ones do not fit.
  let most = bounds.bottom
  for (const { index } of order.toReversed()) {
    places[index] = Math.min(places[index] ?? 0, most)
    most = (places[index] ?? 0) - least
  }
  return places
}

/** The bucket that a key leads to from this one; null for other keys. */
export function bucketAfter(key: string, at: number, count: number): number | null {
  const last = count - 1
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(last, at + 1)
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, at - 1)
  if (key === 'Home') return 0
  return key === 'End' ? last : null
}
