import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { formatNumber } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '../classes.ts'
import { bucketAfter, type ChartLine, type ChartPlan, namePlaces, pathOf, planChart } from './chart-plan.ts'
import { useWidth } from './use-width.ts'

export interface ChartBucket {
  /** Below the chart, short. */
  readonly label: string
  /** In full, of the bucket and of the one that it is compared with. */
  readonly name: string
  readonly comparedName?: string | undefined
  readonly isIncomplete: boolean
}

interface TimeChartProps {
  readonly label: string
  readonly buckets: readonly ChartBucket[]
  /** At most three and a comparison. */
  readonly lines: readonly ChartLine[]
  /** How values are read; without it as plain numbers. */
  readonly textOf?: (value: number) => string
}

const HEIGHT = 260
const LABEL_ROOM = 58
const NAME_ROOM = 15

/** Colour and stroke by the place of a line; a comparison is dashed. Strokes differ, so that they print in black, too. */
const LOOKS = [
  { line: 'stroke-sky', text: 'fill-sky-text', swatch: 'bg-sky', width: 2.5, dash: undefined },
  { line: 'stroke-ink', text: 'fill-ink', swatch: 'bg-ink', width: 1.75, dash: undefined },
  { line: 'stroke-signal', text: 'fill-signal-text', swatch: 'bg-signal', width: 2, dash: '1 4' },
] as const
const COMPARED = { line: 'stroke-muted', text: 'fill-muted', swatch: 'bg-muted', width: 1.75, dash: '6 5' } as const

const lookOf = (lines: readonly ChartLine[], index: number) =>
  lines[index]?.isComparison ? COMPARED : (LOOKS[index % LOOKS.length] ?? LOOKS[0])

/**
 * Values over time, from 0 on. A pointer or the arrow keys read it bucket by bucket; what is not over yet is hatched. The
 * caller offers the same numbers as a table.
 */
export function TimeChart({ label, buckets, lines, textOf }: TimeChartProps) {
  const { language } = useTranslation()
  const root = useRef<HTMLDivElement>(null)
  const width = useWidth(root)
  const [at, setAt] = useState<number | null>(null)
  const count = textOf ?? ((value: number) => formatNumber(value, language))
  const plan = planChart(lines, { width, height: HEIGHT, buckets: buckets.length, labelRoom: LABEL_ROOM }, count)
  const last = buckets.length - 1
  const shown = at === null ? null : Math.min(at, last)
  const onKey = (event: KeyboardEvent) => {
    const next = bucketAfter(event.key, shown ?? last, buckets.length)
    if (next === null) return
    event.preventDefault()
    setAt(next)
  }
  const onMove = (event: PointerEvent<HTMLElement>) => {
    const left = event.clientX - event.currentTarget.getBoundingClientRect().left
    const share = (left - plan.left) / Math.max(1, plan.right - plan.left)
    setAt(Math.max(0, Math.min(last, Math.round(share * last))))
  }
  return (
    <div
      ref={root}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={shown ?? last}
      aria-valuetext={spoken(buckets[shown ?? last], lines, shown ?? last, count)}
      onKeyDown={onKey}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && setAt(shown ?? last)}
      onBlur={() => setAt(null)}
      onPointerMove={onMove}
      onPointerDown={onMove}
      onPointerLeave={() => setAt(null)}
      className="relative touch-pan-y rounded-control select-none"
      style={{ height: HEIGHT }}
    >
      {width > 0 && (
        <>
          <Drawing plan={plan} buckets={buckets} lines={lines} at={shown} count={count} />
          {shown !== null && <Reading plan={plan} buckets={buckets} lines={lines} at={shown} count={count} />}
        </>
      )}
    </div>
  )
}

const spoken = (
  bucket: ChartBucket | undefined,
  lines: readonly ChartLine[],
  at: number,
  count: (value: number) => string,
): string =>
  [
    bucket?.name,
    ...lines.map(({ name, values, isComparison }) => {
      const of = isComparison && bucket?.comparedName ? `${name} (${bucket.comparedName})` : name
      const value = values[at]
      return `${of}: ${value === null || value === undefined ? '–' : count(value)}`
    }),
  ].join(', ')

interface PartProps {
  readonly plan: ChartPlan
  readonly buckets: readonly ChartBucket[]
  readonly lines: readonly ChartLine[]
  readonly at: number | null
  readonly count: (value: number) => string
}

function Drawing({ plan, buckets, lines, at, count }: PartProps) {
  const id = useId()
  const { width, height, left, right, top, bottom, ticks, x, y, every } = plan
  const half = buckets.length < 2 ? 20 : (right - left) / (buckets.length - 1) / 2
  return (
    <svg aria-hidden="true" width={width} height={height} className="tabular absolute inset-0 text-12">
      <defs>
        <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line x1="0" y1="0" x2="0" y2="6" className="stroke-edge" strokeWidth="1.5" opacity="0.55" />
        </pattern>
      </defs>
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={left} x2={right} y1={y(tick)} y2={y(tick)} className={tick === 0 ? 'stroke-edge' : 'stroke-line'} />
          <text x={left - 8} y={y(tick) + 4} textAnchor="end" className="fill-muted">
            {count(tick)}
          </text>
        </g>
      ))}
      {buckets.map(({ label, isIncomplete }, index) => {
        const from = Math.max(left, x(index) - half)
        const until = Math.min(right, x(index) + half)
        return (
          <g key={`${label} ${buckets[index]?.name}`}>
            {isIncomplete && <rect x={from} width={until - from} y={top} height={bottom - top} fill={`url(#${id})`} />}
            {index % every === 0 && (
              <text x={x(index)} y={height - 6} textAnchor={anchorOf(index, buckets.length)} className="fill-muted">
                {label}
              </text>
            )}
          </g>
        )
      })}
      {at !== null && <line x1={x(at)} x2={x(at)} y1={top} y2={bottom} className="stroke-ink" strokeDasharray="2 3" />}
      <Lines plan={plan} buckets={buckets} lines={lines} at={at} count={count} />
    </svg>
  )
}

/** Labels at the edges stay inside of the chart. */
const anchorOf = (index: number, count: number) =>
  index === 0 && count > 1 ? 'start' : index === count - 1 && count > 1 ? 'end' : 'middle'

/** The lines, the most important one above the others, each with its name at the end. */
function Lines({ plan, buckets, lines, at }: PartProps) {
  const { isNarrow, right, top, bottom, x, y } = plan
  const ends = lines.map(({ values }) => y(values.findLast((value) => value !== null) ?? 0) - (isNarrow ? 12 : 0))
  const places = namePlaces(ends, NAME_ROOM, { top: top + 4, bottom })
  return lines
    .map((line, index) => {
      const look = lookOf(lines, index)
      const points = line.values.flatMap((value, point) =>
        value !== null && (point === at || buckets.length === 1) ? [{ point, value }] : [],
      )
      return (
        <g key={line.name}>
          <path
            d={pathOf(line, plan)}
            fill="none"
            strokeWidth={look.width}
            strokeDasharray={look.dash}
            strokeLinejoin="round"
            strokeLinecap={look.dash === '1 4' ? 'round' : undefined}
            className={look.line}
          />
          {points.map(({ point, value }) => (
            <circle
              key={point}
              cx={x(point)}
              cy={y(value)}
              r="4.5"
              strokeWidth="2"
              className={classes(look.line, 'fill-paper')}
            />
          ))}
          <text
            x={isNarrow ? right : right + 8}
            y={(places[index] ?? 0) + 4}
            textAnchor={isNarrow ? 'end' : 'start'}
            strokeWidth="4"
            strokeLinejoin="round"
            paintOrder="stroke"
            className={classes(look.text, 'stroke-paper font-[650]')}
          >
            {line.name}
          </text>
        </g>
      )
    })
    .toReversed()
}

/** What the crosshair is at, beside it. */
function Reading({ plan, buckets, lines, at, count }: PartProps & { readonly at: number }) {
  const bucket = buckets[at]
  const isRight = plan.x(at) > (plan.left + plan.right) / 2
  return (
    <div
      className="tabular pointer-events-none absolute top-2 z-10 w-max max-w-60 rounded-control border border-edge bg-surface px-3 py-2 text-14 shadow-card"
      style={isRight ? { right: plan.width - plan.x(at) + 12 } : { left: plan.x(at) + 12 }}
    >
      <p className="font-[650]">{bucket?.name}</p>
      {lines.map(({ name, values, isComparison }, index) => {
        const value = values[at]
        return (
          <p key={name} className="flex items-center justify-between gap-4">
            <span className="flex min-w-0 items-center gap-2 text-muted">
              <span className={classes('h-0.5 w-3 shrink-0', lookOf(lines, index).swatch)} />
              <span className="truncate">{isComparison ? (bucket?.comparedName ?? name) : name}</span>
            </span>
            <strong className="font-[650]">{value === null || value === undefined ? '–' : count(value)}</strong>
          </p>
        )
      })}
    </div>
  )
}
