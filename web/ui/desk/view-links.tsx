import { useEffect, useRef } from 'react'
import { classes } from '../classes.ts'
import { Link } from '../page/link.tsx'

interface ViewLinksProps {
  readonly label: string
  readonly current: string
  readonly views: readonly { readonly id: string; readonly label: string; readonly href: string }[]
}

/** The parts of a section, each with an address; on phones the row scrolls. */
export function ViewLinks({ label, current, views }: ViewLinksProps) {
  const row = useRef<HTMLElement>(null)
  // Its name may grow by a number that is loaded later.
  const shown = views.find(({ id }) => id === current)?.label
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another part is shown
  useEffect(() => {
    // On phones it may be out of view.
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current, shown])
  return (
    <nav ref={row} aria-label={label} className="-mx-4 mb-5 overflow-x-auto px-4 md:mx-0 md:px-0">
      <ul className="flex w-max min-w-full gap-1 border-b border-line">
        {views.map((view) => (
          <li key={view.id}>
            <Link
              href={view.href}
              aria-current={view.id === current ? 'page' : undefined}
              className={classes(
                '-mb-px flex min-h-11 items-center border-b-2 px-3 text-14 outline-offset-[-2px]',
                view.id === current
                  ? 'border-ink font-[700] text-ink'
                  : 'border-transparent font-[550] text-muted hover:text-ink',
              )}
            >
              {view.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
