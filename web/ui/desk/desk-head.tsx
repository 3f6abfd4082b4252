import { Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { useDesk } from './desk-context.ts'

interface DeskHeadProps {
  readonly title: string
  /** One sentence, such as "60 aktiv · 3 in Prüfung". */
  readonly state?: ReactNode
  /** The one solid button or link of the section; on phones it stays at the foot of the screen. */
  readonly action?: ReactNode
  /** Further buttons, in the head on every screen. */
  readonly more?: ReactNode
}

/** The head of a section of the desk side: its title and state, what can be done, and on phones the way to the menu. */
export function DeskHead({ title, state, action, more }: DeskHeadProps) {
  const { openMenu, menuLabel, note, end } = useDesk()
  return (
    <>
      <header className="sticky top-(--banner-height) z-20 -mx-4 flex min-h-14 flex-wrap items-center gap-x-1 border-b border-line bg-paper px-2 md:static md:mx-0 md:min-h-12 md:flex-nowrap md:gap-3 md:border-0 md:px-0">
        <IconButton label={menuLabel} icon={<Menu aria-hidden size={22} />} onClick={openMenu} className="md:hidden!" />
        <div className="min-w-0 flex-1 basis-24 pl-1 md:pl-0">
          <h1 tabIndex={-1} className="truncate text-18 leading-tight font-[750] md:text-22">
            {title}
          </h1>
          {note && <p className="truncate text-12 text-muted md:hidden">{note}</p>}
        </div>
        {more}
        {action && (
          <div className="desk-action fixed empty:hidden inset-x-0 bottom-0 z-20 flex gap-3 border-t border-line bg-paper p-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] *:min-w-0 *:flex-1 md:static md:border-0 md:bg-transparent md:p-0 md:*:flex-none">
            {action}
          </div>
        )}
        {end}
      </header>
      {state && <p className="tabular mt-3 text-14 text-muted md:mt-0">{state}</p>}
    </>
  )
}
