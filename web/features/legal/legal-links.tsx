import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { Link } from '#web/ui/page/link.tsx'

const LINKS = [
  { href: PATHS.imprint, label: 'legal.imprint' },
  { href: PATHS.privacy, label: 'legal.privacy' },
  { href: PATHS.terms, label: 'legal.terms' },
  { href: PATHS.contact, label: 'legal.contact' },
] as const

/** A line of links for screens without a footer (Trust L01: two taps from everywhere). */
export function LegalLinks() {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('legal.footer')}>
      <ul className="flex flex-wrap justify-center gap-x-1">
        {LINKS.map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              className="block px-2 py-3 text-14 text-muted underline underline-offset-4 hover:text-ink"
            >
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
