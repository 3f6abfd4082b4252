import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import type { Workspace } from '#web/api/workspace.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { classes } from '#web/ui/classes.ts'
import { BrandSwitcher } from './brand-switcher.tsx'
import { SectionLinks } from './section-links.tsx'
import type { SectionId } from './sections.ts'
import { useRail } from './use-rail.ts'

interface RailProps {
  readonly workspace: Workspace
  readonly current: SectionId
  readonly onMenu: () => void
}

/** The navigation at the left edge: with words from 1024 px on, unless collapsed; icons only below; none on phones. */
export function Rail({ workspace, current, onMenu }: RailProps) {
  const { t } = useTranslation()
  const { isWide, toggle } = useRail()
  const isNarrow = !useIsDesktop() || !isWide
  return (
    <nav
      aria-label={t('workspace.sections')}
      data-wide={isWide || undefined}
      className={classes(
        'workspace-rail fixed top-(--banner-height) bottom-0 left-0 z-30 hidden w-(--rail-width) flex-col gap-4 overflow-y-auto border-r border-line bg-surface pt-4 pb-3 md:flex',
        isNarrow ? 'px-2' : 'px-3',
      )}
    >
      {isNarrow ? (
        <button
          type="button"
          onClick={onMenu}
          aria-label={`${t('workspace.openMenu')}: ${workspace.name}`}
          title={workspace.name}
          className="headline mx-auto flex size-11 shrink-0 items-center justify-center rounded-control bg-ink text-18 text-paper uppercase"
        >
          {[...workspace.name][0]}
        </button>
      ) : (
        <div className="px-3">
          <BrandSwitcher workspace={workspace} />
        </div>
      )}
      <SectionLinks workspace={workspace} current={current} isNarrow={isNarrow} />
      <IconButton
        size={44}
        label={t(isWide ? 'workspace.narrowRail' : 'workspace.wideRail')}
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
