const WIDTH = 72
const HEIGHT = 24

/** The run of a figure without axes; the numbers stand beside it. */
export function Sparkline({ values }: { readonly values: readonly number[] }) {
  const most = Math.max(1, ...values)
  const points = values.map((value, index) => {
    const x = (index / Math.max(1, values.length - 1)) * WIDTH
    const y = HEIGHT - 2 - (value / most) * (HEIGHT - 4)
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  return (
    <svg
      aria-hidden="true"
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="shrink-0 text-sky"
    >
      <polyline points={points.join(' ')} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
    </svg>
  )
}
