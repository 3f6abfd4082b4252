interface ProgressBarProps {
  readonly label: string
  readonly done: number
  readonly total: number
  /** Progress in things, such as "412 von 1 204 Produkten". */
  readonly text?: string
}

/** How far long work is. */
export function ProgressBar({ label, done, total, text }: ProgressBarProps) {
  const share = total > 0 ? Math.min(1, done / total) : 0
  return (
    <div className="flex w-full max-w-md flex-col gap-2">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={text}
        className="h-3 overflow-hidden rounded-pill border border-edge"
      >
        <div className="h-full bg-ink transition-[width] duration-300" style={{ width: `${share * 100}%` }} />
      </div>
      {text && <p className="tabular text-14 text-muted">{text}</p>}
    </div>
  )
}
