import { Layers } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Workspace } from '#web/api/workspace.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { classes } from '#web/ui/classes.ts'
import { Link } from '#web/ui/page/link.tsx'
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
  return (
    <ul className="flex flex-col gap-1">
      {sectionsFor(workspace.rights).map(({ id, path, label, Icon }) => (
        <li key={id}>
          <SectionLink href={path} label={t(label)} Icon={Icon} isCurrent={id === current} isNarrow={isNarrow} />
        </li>
      ))}
      <li className="mt-2 border-t border-line pt-3">
        <SectionLink href={PATHS.discovery} label={t('workspace.toDeck')} Icon={Layers} isNarrow={isNarrow} />
      </li>
    </ul>
  )
}

interface SectionLinkProps {
  readonly href: string
  readonly label: string
  readonly Icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean; className?: string }>
  readonly isCurrent?: boolean
  readonly isNarrow: boolean
}

function SectionLink({ href, label, Icon, isCurrent = false, isNarrow }: SectionLinkProps) {
  return (
    <Link
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={isNarrow ? label : undefined}
      title={isNarrow ? label : undefined}
      className={classes(
        'flex min-h-11 items-center gap-3 rounded-control text-14 outline-offset-[-2px]',
        isNarrow ? 'justify-center' : 'px-3',
        isCurrent ? 'bg-line font-[700] text-ink' : 'font-[550] text-muted hover:bg-line hover:text-ink',
      )}
    >
      <Icon aria-hidden size={20} className="shrink-0" />
      {!isNarrow && label}
    </Link>
  )
}
