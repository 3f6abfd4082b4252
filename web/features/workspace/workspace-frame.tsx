import { Store } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { refreshSession } from '#web/api/session.ts'
import { roleOf, useMembershipChanges, useWorkspaces, type Workspace, WorkspaceContext } from '#web/api/workspace.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { DeskContext } from '#web/ui/desk/desk-context.ts'
import { DeskHead } from '#web/ui/desk/desk-head.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { useBackCloses } from '#web/ui/overlays/use-back-closes.ts'
import { Link } from '#web/ui/page/link.tsx'
import { SkipLink } from '#web/ui/page/skip-link.tsx'
import { Bell } from './bell/bell.tsx'
import { BrandSwitcher } from './brand-switcher.tsx'
import { Commands } from './commands/commands.tsx'
import { NotAllowed } from './not-allowed.tsx'
import { PlanNote } from './plan-note.tsx'
import { Rail } from './rail.tsx'
import { SectionLinks } from './section-links.tsx'
import { rightOf, type SectionId } from './sections.ts'
import { StatusNote } from './status-note.tsx'
import { UploadTray } from './tray/upload-tray.tsx'
import { WalletChip } from './wallet-chip.tsx'

interface WorkspaceFrameProps {
  readonly section: SectionId
  readonly title: string
  /** One sentence, such as "60 aktiv · 3 in Prüfung". */
  readonly state?: ReactNode
  /** The one solid button or link of the section; on phones it stays at the foot of the screen. */
  readonly action?: ReactNode
  /** Further buttons of the section, in its head on every screen. */
  readonly more?: ReactNode
  readonly children: ReactNode
}

/**
 * The frame of every section. Its content is rendered once the brand of this tab is known, and anew for another one.
 * Members whose role cannot use the section are told who can.
 */
export function WorkspaceFrame(props: WorkspaceFrameProps) {
  const { t } = useTranslation()
  const memberships = useWorkspaces()
  const { workspaces, current, error, retry } = memberships
  useMembershipChanges(memberships, (change) => {
    if (change.kind === 'role') {
      const { name: brand } = change.now
      showToast({ title: t('workspace.roleNow', { brand, role: t(`workspace.role-${roleOf(change.now)}`) }) })
    } else {
      showToast({ title: t('workspace.membershipEnded', { brand: change.brand }) })
      void refreshSession()
    }
  })
  if (current) return <Section key={current.id} {...props} workspace={current} />
  return (
    <main id="content" className="mx-auto w-full max-w-3xl px-4 pt-6 pb-[calc(var(--nav-height)+2rem)] sm:px-6">
      {workspaces?.length === 0 ? (
        <EmptyState
          level={1}
          icon={<Store size={40} />}
          title={t('workspace.noBrandTitle')}
          text={t('workspace.noBrandText')}
        >
          <Link href={PATHS.brandRegister} className={buttonLook('solid')}>
            {t('workspace.noBrandAction')}
          </Link>
          <Link href={PATHS.discovery} className={buttonLook('outline')}>
            {t('workspace.toDeck')}
          </Link>
        </EmptyState>
      ) : (
        <>
          <h1 tabIndex={-1} className="headline mb-6 text-22">
            {props.title}
          </h1>
          {error ? <RetryRow text={t('workspace.loadFailed')} onRetry={retry} /> : <Skeleton className="h-40" />}
        </>
      )}
    </main>
  )
}

function Section({
  workspace,
  section,
  title,
  state,
  action,
  more,
  children,
}: WorkspaceFrameProps & { workspace: Workspace }) {
  const { t } = useTranslation()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const right = rightOf(section)
  const isAllowed = right === null || workspace.rights.includes(right)
  const openMenu = () => setMenuOpen(true)
  useBackCloses(isMenuOpen, () => setMenuOpen(false))
  const end = (
    <>
      {section !== 'credits' && <WalletChip />}
      <Bell />
    </>
  )
  return (
    <WorkspaceContext value={workspace}>
      <DeskContext value={{ openMenu, menuLabel: t('workspace.openMenu'), note: workspace.name, end }}>
        <SkipLink />
        <Rail workspace={workspace} current={section} onMenu={openMenu} />
        <main
          id="content"
          className="mx-auto w-full max-w-[78rem] px-4 pb-[calc(var(--nav-height)+2rem)] md:px-6 md:pt-6"
        >
          <DeskHead title={title} state={isAllowed && state} action={isAllowed && action} more={isAllowed && more} />
          <StatusNote workspace={workspace} />
          {section !== 'subscription' && <PlanNote workspace={workspace} />}
          <div className="mt-5">{right === null || isAllowed ? children : <NotAllowed right={right} />}</div>
        </main>
        <UploadTray brandId={workspace.id} />
        <Commands workspace={workspace} />
        <Sheet open={isMenuOpen} onClose={() => setMenuOpen(false)} side="bottom" title={t('workspace.menu')}>
          <div className="flex flex-col gap-5">
            <BrandSwitcher workspace={workspace} />
            <nav aria-label={t('workspace.sections')}>
              <SectionLinks workspace={workspace} current={section} />
            </nav>
          </div>
        </Sheet>
      </DeskContext>
    </WorkspaceContext>
  )
}
