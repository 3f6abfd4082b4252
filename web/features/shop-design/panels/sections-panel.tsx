import { useState } from 'react'
import type { SectionKind } from '#contract/shop-theme.limits.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { useReorder } from '#web/ui/reorder/use-reorder.ts'
import { useDesign, useTheme } from '../design-context.ts'
import { SectionRow } from './section-row.tsx'

/** The sections in the order of the shop: dragged, moved by keys and buttons, hidden, and filled. */
export function SectionsPanel() {
  const { t } = useTranslation()
  const { editor, empty, say } = useDesign()
  const { theme, set, setSection } = useTheme()
  const [opened, setOpened] = useState<SectionKind | null>(null)
  const { sections } = theme
  const total = sections.length
  const { list, shown, dragged, move, handleOf } = useReorder({
    items: sections,
    onOrder: (order) => set('sections', [...order], ''),
    onPlace: (number, { kind }) =>
      say(t('design.sectionMoved', { name: t(`design.section-${kind}`), number: `${number}`, total: `${total}` })),
  })
  return (
    <>
      <p className="text-14 text-muted">{t('design.sectionsText')}</p>
      <ol ref={list} className="flex flex-col gap-2">
        {shown.map((section, at) => (
          <SectionRow
            key={section.kind}
            section={section}
            number={at + 1}
            total={total}
            isEmpty={empty?.has(section.kind) === true}
            isInPlan={editor.design.allowed.themeSections.includes(section.kind)}
            isOpen={opened === section.kind}
            isDragged={dragged?.kind === section.kind}
            handle={handleOf(section)}
            onOpen={() => setOpened(opened === section.kind ? null : section.kind)}
            onMove={(by) => move(at, by)}
            onShow={(isShown) => setSection({ ...section, isShown }, '')}
          />
        ))}
      </ol>
    </>
  )
}
