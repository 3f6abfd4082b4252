import { Layers } from 'lucide-react'
import { useFollowedUnread } from '#web/api/live/use-followed-unread.ts'
import type { Workspace } from '#web/api/workspace.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { DeskLink } from '#web/ui/desk/desk-link.tsx'
import { type SectionId, sectionsFor } from './sections.ts'

interface SectionLinksProps {
  readonly workspace: Workspace
  readonly current: SectionId
  /** Without words: each icon has its name as tooltip. */
  readonly isNarrow?: boolean
}

/** The sections that the role can use, and the way back to the deck. */
export function SectionLinks({ workspace, current, isNarrow = false }: SectionLinksProps) {
  const { t } = useTranslation()
  const unread = useFollowedUnread()?.brands[workspace.id] ?? 0
  return (
    <ul className="flex flex-col gap-1">
      {sectionsFor(workspace.rights).map(({ id, path, label, Icon }) => (
        <li key={id}>
          <DeskLink
            href={path}
            label={t(label)}
            Icon={Icon}
            isCurrent={id === current}
            isNarrow={isNarrow}
            unread={id === 'messages' ? unread : 0}
          />
        </li>
      ))}
      <li className="mt-2 border-t border-line pt-3">
        <DeskLink href={PATHS.discovery} label={t('workspace.toDeck')} Icon={Layers} isNarrow={isNarrow} />
      </li>
    </ul>
  )
}
