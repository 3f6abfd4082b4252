import { useLocation } from 'wouter'
import { useSession } from '#web/api/session.ts'
import type { PlainKey } from '#web/i18n/catalogue.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PRODUCT } from '#web/i18n/product-name.ts'
import { PATHS, type Path, toLogin } from '#web/paths.ts'
import { Link } from '#web/ui/page/link.tsx'

interface Column {
  readonly title: PlainKey
  readonly links: readonly { readonly href: Path; readonly label: PlainKey }[]
}

const LEGAL: Column = {
  title: 'legal.footerLaw',
  links: [
    { href: PATHS.imprint, label: 'legal.imprint' },
    { href: PATHS.privacy, label: 'legal.privacy' },
    { href: PATHS.terms, label: 'legal.terms' },
    { href: PATHS.accessibility, label: 'legal.accessibility' },
    { href: PATHS.deleteAccount, label: 'legal.deleteAccount' },
    { href: PATHS.licences, label: 'legal.licences' },
  ],
}
const INFORMATION: Column = {
  title: 'legal.footerHonest',
  links: [
    { href: PATHS.ranking, label: 'legal.ranking' },
    { href: PATHS.report, label: 'legal.report' },
    { href: PATHS.transparency, label: 'legal.transparency' },
    { href: PATHS.contact, label: 'legal.contact' },
  ],
}
const START: Column = {
  title: 'legal.footerStart',
  links: [
    { href: PATHS.login, label: 'legal.login' },
    { href: PATHS.brandRegister, label: 'legal.brands' },
  ],
}

/** Links to the legal and information pages (Trust L01, L05, L10, L11), on every page that scrolls. */
export function SiteFooter() {
  const { t } = useTranslation()
  const user = useSession()
  const [path] = useLocation()
  const columns = user ? [LEGAL, INFORMATION] : [LEGAL, INFORMATION, START]
  return (
    <footer className="overflow-hidden bg-black text-bone">
      <nav
        aria-label={t('legal.footer')}
        className="page-column grid grid-cols-1! gap-x-8 gap-y-10 pt-14 pb-10 min-[22rem]:grid-cols-2! lg:grid-cols-4!"
      >
        <p className="max-w-xs text-18 text-bone/80 min-[22rem]:col-span-2 lg:col-span-1">
          {t('legal.footerLine', { name: PRODUCT.name })}
        </p>
        {columns.map((column) => (
          <div key={column.title}>
            <h2 className="mb-1 text-14 font-[750] tracking-wide text-volt uppercase">{t(column.title)}</h2>
            <ul>
              {column.links.map(({ href, label }) => (
                <li key={href}>
                  <Link
                    href={href === PATHS.login ? toLogin(path) : href}
                    className="inline-block py-2.5 underline-offset-4 [overflow-wrap:anywhere] hover:underline"
                  >
                    {t(label)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <p
        aria-hidden
        className="headline -mb-[0.16em] text-center text-[13.2vw] leading-[0.9] whitespace-nowrap text-volt uppercase select-none"
      >
        {PRODUCT.name}
      </p>
    </footer>
  )
}
