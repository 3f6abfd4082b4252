import type { ReactNode } from 'react'
import { useSearch } from 'wouter'
import type { BrandRight } from '#contract/rights.ts'
import { useWorkspace } from '#web/api/workspace.ts'
import type { PlainKey } from '#web/i18n/catalogue.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { classes } from '#web/ui/classes.ts'
import { Link } from '#web/ui/page/link.tsx'
import { DomainsPart } from '../domains/domains-part.tsx'
import { OrdersPart } from '../orders/orders-part.tsx'
import { ClosurePart } from './closure-part.tsx'
import { CompanyPart } from './company-part.tsx'
import { DangerPart } from './danger-part.tsx'
import { NoticePreferences } from './notice-preferences.tsx'
import { ProfilePart } from './profile-part.tsx'
import { WithSettings } from './with-settings.tsx'

interface SettingsPart {
  readonly id: string
  readonly label: PlainKey
  readonly right: BrandRight | null
  /** Null: the page says what is shown. */
  readonly Part: (() => ReactNode) | null
}

const PARTS: readonly SettingsPart[] = [
  {
    id: 'profile',
    label: 'settings.profile',
    right: 'shop',
    Part: () => <WithSettings right="shop" Part={ProfilePart} />,
  },
  {
    id: 'company',
    label: 'settings.company',
    right: 'company',
    Part: () => <WithSettings right="company" Part={CompanyPart} />,
  },
  { id: 'domains', label: 'domains.title', right: 'company', Part: DomainsPart },
  {
    id: 'closure',
    label: 'settings.closure',
    right: 'shop',
    Part: () => <WithSettings right="shop" Part={ClosurePart} />,
  },
  { id: 'orders', label: 'orders.title', right: 'insights', Part: OrdersPart },
  { id: 'notifications', label: 'settings.notifications', right: null, Part: NoticePreferences },
  { id: 'texts', label: 'settings.texts', right: null, Part: null },
  {
    id: 'danger',
    label: 'settings.danger',
    right: 'ownership',
    Part: () => <WithSettings right="ownership" Part={DangerPart} />,
  },
]

/** One part of the settings at a time; the address names it. */
export function SettingsView({ texts }: { readonly texts: ReactNode }) {
  const { t } = useTranslation()
  const wanted = new URLSearchParams(useSearch()).get('part')
  const { rights } = useWorkspace()
  const parts = PARTS.filter(({ right }) => right === null || rights.includes(right))
  const current = PARTS.find(({ id }) => id === wanted) ?? parts[0]
  if (!current) return null
  return (
    <>
      <nav
        aria-label={t('settings.parts')}
        className="-mx-4 mb-6 flex gap-1 overflow-x-auto border-b border-line px-4 md:mx-0 md:px-0"
      >
        {parts.map(({ id, label }) => (
          <Link
            key={id}
            // On phones the row is wider than the screen.
            ref={id === current.id ? scrollIntoRow : undefined}
            replace
            href={to(PATHS.settings, undefined, { part: id })}
            aria-current={id === current.id ? 'page' : undefined}
            className={classes(
              'flex min-h-11 shrink-0 items-center border-b-2 px-3 text-14 outline-offset-[-2px]',
              id === current.id ? 'border-ink font-[700]' : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {t(label)}
          </Link>
        ))}
      </nav>
      {current.Part ? <current.Part key={current.id} /> : texts}
    </>
  )
}

const scrollIntoRow = (link: HTMLAnchorElement | null) => link?.scrollIntoView({ block: 'nearest', inline: 'center' })
