import { KeyRound, Layers, Lock, MessageCircle } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { isStaffAllowed, STAFF_ROLES } from '#contract/rights.ts'
import { useFollowedUnread } from '#web/api/live/use-followed-unread.ts'
import { useStaffRight, useStaffRole } from '#web/api/staff.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, toAdmin } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { DeskContext } from '#web/ui/desk/desk-context.ts'
import { DeskHead } from '#web/ui/desk/desk-head.tsx'
import { DeskLink } from '#web/ui/desk/desk-link.tsx'
import { DeskRail } from '#web/ui/desk/desk-rail.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { useBackCloses } from '#web/ui/overlays/use-back-closes.ts'
import { Link } from '#web/ui/page/link.tsx'
import { NothingHere } from '#web/ui/page/not-found.tsx'
import { usePageName } from '#web/ui/page/page-name.ts'
import { SkipLink } from '#web/ui/page/skip-link.tsx'
import type { AdminArea } from './area.ts'
import { StaffSecurity } from './gate/staff-security.tsx'

interface AdminFrameProps {
  readonly areas: readonly AdminArea[]
}

/** Product 14: the areas that the role sees in a navigation, and the one that the address names; without one, the first. */
export function AdminFrame({ areas }: AdminFrameProps) {
  const { t } = useTranslation()
  const role = useStaffRole()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [showsSecurity, setShowsSecurity] = useState(false)
  useBackCloses(isMenuOpen, () => setMenuOpen(false))
  const seen = areas.filter(({ right }) => isStaffAllowed(role, right))
  const named = new URLSearchParams(useSearch()).get('area')
  const current = named === null ? seen[0] : areas.find(({ id }) => id === named)
  usePageName(current && t(current.label))
  const openMenu = () => setMenuOpen(true)
  const security = (
    <IconButton
      label={t('admin.security')}
      icon={<KeyRound aria-hidden size={20} />}
      onClick={() => setShowsSecurity(true)}
    />
  )
  return (
    <DeskContext value={{ openMenu, menuLabel: t('admin.openMenu'), note: t('admin.title'), end: security }}>
      <SkipLink />
      <DeskRail label={t('admin.areas')} narrowLabel={t('admin.narrowRail')} wideLabel={t('admin.wideRail')}>
        {(isNarrow) => (
          <>
            {!isNarrow && <p className="px-3 text-18 font-[750]">{t('admin.title')}</p>}
            <AreaLinks areas={seen} current={current} isNarrow={isNarrow} />
          </>
        )}
      </DeskRail>
      <main
        id="content"
        className="mx-auto w-full max-w-[88rem] px-4 pb-[calc(var(--nav-height)+2rem)] md:px-6 md:pt-6"
      >
        <Suspense fallback={<Loading area={current} />}>
          <Shown area={current} isSeen={current !== undefined && seen.includes(current)} first={seen[0]} />
        </Suspense>
      </main>
      <Sheet open={isMenuOpen} onClose={() => setMenuOpen(false)} side="bottom" title={t('admin.menu')}>
        <nav aria-label={t('admin.areas')}>
          <AreaLinks areas={seen} current={current} />
        </nav>
      </Sheet>
      <StaffSecurity isOpen={showsSecurity} onClose={() => setShowsSecurity(false)} />
    </DeskContext>
  )
}

interface AreaLinksProps {
  readonly areas: readonly AdminArea[]
  readonly current: AdminArea | undefined
  readonly isNarrow?: boolean
}

function AreaLinks({ areas, current, isNarrow = false }: AreaLinksProps) {
  const { t } = useTranslation()
  const answersMessages = useStaffRight('support')
  const unread = useFollowedUnread()?.support ?? 0
  return (
    <ul className="flex flex-col gap-1">
      {areas.map(({ id, label, Icon }) => (
        <li key={id}>
          <DeskLink
            href={toAdmin(id)}
            label={t(label)}
            Icon={Icon}
            isCurrent={id === current?.id}
            isNarrow={isNarrow}
          />
        </li>
      ))}
      {answersMessages && (
        <li>
          <DeskLink
            href={PATHS.adminChat}
            label={t('admin.messages')}
            Icon={MessageCircle}
            isNarrow={isNarrow}
            unread={unread}
          />
        </li>
      )}
      <li className="mt-2 border-t border-line pt-3">
        <DeskLink href={PATHS.discovery} label={t('admin.toDeck')} Icon={Layers} isNarrow={isNarrow} />
      </li>
    </ul>
  )
}

interface ShownProps {
  readonly area: AdminArea | undefined
  readonly isSeen: boolean
  readonly first: AdminArea | undefined
}

function Shown({ area, isSeen, first }: ShownProps) {
  const { t } = useTranslation()
  if (!area) {
    return (
      <>
        <DeskHead title={t('admin.title')} />
        <NothingHere href={toAdmin(first?.id ?? '')} label={t('admin.backToAreas')} />
      </>
    )
  }
  if (!isSeen) return <NotAllowed area={area} />
  const { id, View } = area
  return (
    <Arrival key={id}>
      <View />
    </Arrival>
  )
}

/** After a change of the area, the page begins at its top and the focus is at its title; not at the first one. */
let hasArrived = false

function Arrival({ children }: { readonly children: ReactNode }) {
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hasArrived) {
      scrollTo(0, 0)
      top.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    }
    hasArrived = true
  }, [])
  return <div ref={top}>{children}</div>
}

function NotAllowed({ area: { label, right } }: { readonly area: AdminArea }) {
  const { t } = useTranslation()
  const roles = STAFF_ROLES.filter((role) => isStaffAllowed(role, right)).map((role) => t(`admin.role-${role}`))
  return (
    <>
      <DeskHead title={t(label)} />
      <EmptyState
        icon={<Lock size={36} />}
        title={t('admin.notAllowedTitle')}
        text={t('admin.notAllowedText', { roles: roles.join(', ') })}
      >
        <Link href={toAdmin('')} className={buttonLook('outline')}>
          {t('admin.backToAreas')}
        </Link>
      </EmptyState>
    </>
  )
}

function Loading({ area }: { readonly area: AdminArea | undefined }) {
  const { t } = useTranslation()
  return (
    <>
      <DeskHead title={t(area?.label ?? 'admin.title')} />
      <Skeleton className="mt-5 h-64" />
    </>
  )
}
