import type { ReactNode } from 'react'
import { Link } from '../page/link.tsx'

interface Bar {
  readonly key: string
  readonly name: string
  readonly value: number
  /** The number in words, at the right. */
  readonly text: string
  /** Beside the number, in a quieter colour. */
  readonly note?: ReactNode
  readonly href?: string | undefined
}

/** Values from 0 on, each with its name and number. It is a list: nothing needs the bars to be read. */
export function BarList({ label, bars }: { readonly label: string; readonly bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <ul aria-label={label} className="tabular flex flex-col gap-1 text-14">
      {bars.map(({ key, name, value, text, note, href }) => (
        <li key={key} className="py-1.5">
          <div className="flex items-baseline justify-between gap-4">
            {href ? (
              <Link
                href={href}
                className="relative min-w-0 truncate font-[600] underline decoration-line underline-offset-4 after:absolute after:inset-x-0 after:-inset-y-2.5 hover:decoration-ink"
              >
                {name}
              </Link>
            ) : (
              <span className="min-w-0 truncate font-[600]">{name}</span>
            )}
            <span className="shrink-0">
              {note && <span className="mr-3 text-muted">{note}</span>}
              <strong className="font-[700]">{text}</strong>
            </span>
          </div>
          <div className="mt-1.5 h-2 rounded-pill bg-line">
            <div
              className="h-full min-w-0.5 rounded-pill bg-sky [print-color-adjust:exact]"
              style={{ width: `${(value / most) * 100}%` }}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}
