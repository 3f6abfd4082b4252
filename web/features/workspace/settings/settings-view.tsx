import { useSearch } from 'wouter'
import type { PlainKey } from '#web/i18n/catalogue.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { classes } from '#web/ui/classes.ts'
import { Link } from '#web/ui/page/link.tsx'
import { NoticePreferences } from './notice-preferences.tsx'

const PARTS = [
  { id: 'notifications', label: 'settings.notifications', Part: NoticePreferences },
] as const satisfies readonly {
  id: string
  label: PlainKey
  Part: () => unknown
}[]

/** One part of the settings at a time; the address names it. */
export function SettingsView() {
  const { t } = useTranslation()
  const wanted = new URLSearchParams(useSearch()).get('part')
  const current = PARTS.find(({ id }) => id === wanted) ?? PARTS[0]
  return (
    <>
      <nav
        aria-label={t('settings.parts')}
        className="-mx-4 mb-6 flex gap-1 overflow-x-auto border-b border-line px-4 md:mx-0 md:px-0"
      >
        {PARTS.map(({ id, label }) => (
          <Link
            key={id}
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
      <current.Part key={current.id} />
    </>
  )
}
