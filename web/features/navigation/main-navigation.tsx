import { Bookmark, House, Layers, Store, UserRound } from 'lucide-react'
import type { ComponentType } from 'react'
import { useUnread } from '#web/api/live/unread.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PRODUCT } from '#web/i18n/product-name.ts'
import { PATHS } from '#web/paths.ts'
import { classes } from '#web/ui/classes.ts'
import { UnreadCount } from '#web/ui/marks/unread-count.tsx'
import { Mark } from '#web/ui/marks/wordmark.tsx'
import { Link } from '#web/ui/page/link.tsx'

interface Entry {
  readonly path: string
  readonly label: 'ui.navHome' | 'ui.navBrands' | 'ui.navDiscovery' | 'ui.navSaved' | 'ui.navProfile'
  readonly Icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
}
const ENTRIES: readonly Entry[] = [
  { path: PATHS.home, label: 'ui.navHome', Icon: House },
  { path: PATHS.brands, label: 'ui.navBrands', Icon: Store },
  { path: PATHS.discovery, label: 'ui.navDiscovery', Icon: Layers },
  { path: PATHS.saved, label: 'ui.navSaved', Icon: Bookmark },
  { path: PATHS.profile, label: 'ui.navProfile', Icon: UserRound },
]

/** Spec §2: five entries, at the bottom on phones and at the left edge on desktops; Discovery is highlighted. */
export function MainNavigation({ path }: { readonly path: string }) {
  const { t } = useTranslation()
  const unread = useUnread()?.unread ?? 0
  return (
    <nav
      aria-label={t('ui.navigation')}
      className={classes(
        'main-navigation fixed inset-x-0 bottom-0 z-35 h-(--nav-height) border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]',
        'lg:top-(--banner-height) lg:right-auto lg:h-auto lg:w-(--rail-width) lg:overflow-y-auto lg:border-t-0 lg:border-r lg:pb-4',
      )}
    >
      <p className="hidden justify-center pt-5 pb-6 lg:flex">
        <Mark />
        <span className="sr-only">{PRODUCT.name}</span>
      </p>
      <ul className="mx-auto flex h-16 max-w-lg items-stretch justify-around px-2 lg:h-auto lg:flex-col lg:gap-2">
        {ENTRIES.map((entry) => (
          <li key={entry.path} className="min-w-0 flex-1">
            <NavigationLink
              entry={entry}
              isCurrent={isWithin(path, entry.path)}
              unread={entry.path === PATHS.profile ? unread : 0}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A brand's shop and the search belong to Brands, lists to Saved. */
function isWithin(path: string, entry: string): boolean {
  if (entry === PATHS.home) return path === entry
  return path === entry || path.startsWith(`${entry}/`) || (entry === PATHS.brands && path === PATHS.search)
}

interface NavigationLinkProps {
  readonly entry: Entry
  readonly isCurrent: boolean
  /** Messages behind it. */
  readonly unread: number
}

function NavigationLink({ entry, isCurrent, unread }: NavigationLinkProps) {
  const { t } = useTranslation()
  const isHighlighted = entry.path === PATHS.discovery
  return (
    <Link
      href={entry.path}
      aria-current={isCurrent ? 'page' : undefined}
      className={classes(
        'group flex h-full flex-col items-center justify-center gap-0.5 text-[min(0.75rem,3.4vw)] leading-4 outline-offset-[-4px] lg:gap-1 lg:rounded-control lg:py-2 lg:text-12',
        isCurrent ? 'font-[700] text-ink' : 'font-[500] text-muted hover:text-ink',
      )}
    >
      <span
        className={classes(
          'relative flex h-8 w-14 max-w-full items-center justify-center rounded-pill',
          isHighlighted && 'bg-volt text-black',
          isCurrent && isHighlighted && 'ring-2 ring-ink',
          isCurrent && !isHighlighted && 'bg-line',
          !isCurrent && !isHighlighted && 'lg:group-hover:bg-line',
        )}
      >
        <entry.Icon aria-hidden size={22} />
        <UnreadCount count={unread} className="absolute -top-1 left-[calc(50%+0.25rem)]" />
      </span>
      {t(entry.label)}
    </Link>
  )
}
