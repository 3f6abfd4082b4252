import type { Workspace } from '#web/api/workspace.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { DeskRail } from '#web/ui/desk/desk-rail.tsx'
import { BrandSwitcher } from './brand-switcher.tsx'
import { SectionLinks } from './section-links.tsx'
import type { SectionId } from './sections.ts'

interface RailProps {
  readonly workspace: Workspace
  readonly current: SectionId
  readonly onMenu: () => void
}

/** The brand and its sections at the left edge. */
export function Rail({ workspace, current, onMenu }: RailProps) {
  const { t } = useTranslation()
  return (
    <DeskRail
      label={t('workspace.sections')}
      narrowLabel={t('workspace.narrowRail')}
      wideLabel={t('workspace.wideRail')}
    >
      {(isNarrow) => (
        <>
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
        </>
      )}
    </DeskRail>
  )
}
