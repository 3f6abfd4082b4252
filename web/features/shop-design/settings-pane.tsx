import { ChevronDown } from 'lucide-react'
import { type ComponentType, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { classes } from '#web/ui/classes.ts'
import { tabAfter } from '#web/ui/page/tabs.tsx'
import { scrollFocusedIntoView } from '#web/ui/scroll-focused-into-view.ts'
import { useDesign } from './design-context.ts'
import { GROUP_LOOKS, GROUPS, type Group } from './design-groups.ts'
import { ColoursPanel } from './panels/colours-panel.tsx'
import { FontsPanel } from './panels/fonts-panel.tsx'
import { HeadPanel } from './panels/head-panel.tsx'
import { PresetPanel } from './panels/preset-panel.tsx'
import { SectionsPanel } from './panels/sections-panel.tsx'
import { ShapePanel } from './panels/shape-panel.tsx'

const PANELS: Readonly<Record<Group, ComponentType>> = {
  preset: PresetPanel,
  colours: ColoursPanel,
  fonts: FontsPanel,
  shape: ShapePanel,
  head: HeadPanel,
  sections: SectionsPanel,
}

/** The groups of settings as tabs. On a phone the tabs are below their panel, and the chosen one closes it. */
export function SettingsPane({ problem }: { readonly problem: ReactNode }) {
  const { t } = useTranslation()
  const { view } = useDesign()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const group = view.group ?? GROUPS[0]
  const Panel = PANELS[group]
  // biome-ignore lint/correctness/useExhaustiveDependencies: another group begins at its top
  useEffect(() => {
    panel.current?.scrollTo({ top: 0 })
  }, [group])
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabAfter(event.key, GROUPS.indexOf(group), GROUPS.length)
    const next = at === null ? undefined : GROUPS[at]
    if (!next) return
    event.preventDefault()
    view.show({ group: next })
    document.getElementById(`${id}-${next}`)?.focus()
  }
  return (
    <section aria-label={t('design.groups')} className="design-settings">
      <div role="tablist" aria-label={t('design.groups')} onKeyDown={onKey} className="design-tabs">
        {GROUPS.map((each) => {
          const { label, Icon } = GROUP_LOOKS[each]
          const isChosen = each === group
          return (
            <button
              key={each}
              type="button"
              role="tab"
              id={`${id}-${each}`}
              aria-selected={isChosen}
              aria-controls={`${id}-panel`}
              tabIndex={isChosen ? 0 : -1}
              onClick={() => view.show({ group: isPhone() && view.group === each ? null : each })}
              className={classes(
                'flex min-h-14 min-w-0 flex-col items-center justify-center gap-1 rounded-control px-0.5 text-12 leading-none font-[600] outline-offset-[-2px]',
                isChosen && view.group !== null
                  ? 'bg-ink text-paper'
                  : isChosen
                    ? 'text-muted hover:text-ink md:bg-ink md:text-paper'
                    : 'text-muted hover:bg-line hover:text-ink',
              )}
            >
              <Icon aria-hidden size={20} />
              <span className="max-w-full truncate py-0.5">{t(label)}</span>
            </button>
          )
        })}
      </div>
      <div
        ref={panel}
        onFocus={scrollFocusedIntoView}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${group}`}
        className="design-panel"
      >
        <div className="sticky top-0 z-1 -mb-3 flex items-center justify-between bg-surface md:hidden">
          <h2 className="text-16 font-[700]">{t(GROUP_LOOKS[group].label)}</h2>
          <IconButton
            size={44}
            label={t('design.closeGroup')}
            icon={<ChevronDown aria-hidden size={20} />}
            onClick={() => view.show({ group: null })}
            className="-mr-3"
          />
        </div>
        {problem}
        <Panel key={group} />
      </div>
    </section>
  )
}

const isPhone = (): boolean => matchMedia('(max-width: 768px)').matches
