import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { classes } from '../classes.ts'
import { useRail } from './use-rail.ts'
import './desk.css'

interface DeskRailProps {
  readonly label: string
  /** Names of the button that takes the words away, and of the one that brings them back. */
  readonly narrowLabel: string
  readonly wideLabel: string
  readonly children: (isNarrow: boolean) => ReactNode
}

/** The navigation at the left edge: with words from 1024 px on, unless collapsed; icons only below; none on phones. */
export function DeskRail({ label, narrowLabel, wideLabel, children }: DeskRailProps) {
  const { isWide, toggle } = useRail()
  const isNarrow = !useIsDesktop() || !isWide
  return (
    <nav
      aria-label={label}
      data-wide={isWide || undefined}
      className={classes(
        'desk-rail fixed top-(--banner-height) bottom-0 left-0 z-30 hidden w-(--rail-width) flex-col gap-4 overflow-y-auto border-r border-line bg-surface pt-4 pb-3 md:flex',
        isNarrow ? 'px-2' : 'px-3',
      )}
    >
      {children(isNarrow)}
      <IconButton
        size={44}
        label={isWide ? narrowLabel : wideLabel}
        icon={isWide ? <PanelLeftClose aria-hidden size={20} /> : <PanelLeftOpen aria-hidden size={20} />}
        onClick={toggle}
        className={classes('mt-auto max-lg:hidden!', isNarrow && 'mx-auto')}
      />
    </nav>
  )
}

const DESKTOP = '(min-width: 64rem)'

function useIsDesktop(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(DESKTOP)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(DESKTOP).matches,
    () => true,
  )
}
