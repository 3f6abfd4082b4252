import { useLocation, useSearch } from 'wouter'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, toLogin } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { Wordmark } from '#web/ui/marks/wordmark.tsx'
import { LanguageSwitch } from '#web/ui/page/language-switch.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { SkipLink } from '#web/ui/page/skip-link.tsx'
import { scrollFocusedIntoView } from '#web/ui/scroll-focused-into-view.ts'

const ANCHORS = [
  { href: '#how-it-works', label: 'landing.navHow' },
  { href: '#concept', label: 'landing.navConcept' },
  { href: '#brands', label: 'landing.navBrands' },
  { href: '#mobile', label: 'landing.navMobile' },
] as const

/** Name, the four anchors of Spec §2, language, login and registration for brands. */
export function LandingHeader() {
  const { t } = useTranslation()
  const login = useLoginLink()
  return (
    <header className="bg-black pt-4 pb-2 text-bone">
      <SkipLink />
      <div className="page-column flex flex-wrap items-center justify-between gap-1 sm:gap-x-6">
        <Wordmark />
        <div className="flex flex-wrap items-center gap-1 sm:gap-2 lg:order-3">
          <LanguageSwitch />
          <Link href={login} className={`${buttonLook('ghost', 's')} px-2.5! text-bone! hover:bg-bone/15! sm:px-4!`}>
            {t('landing.login')}
          </Link>
          <Link href={PATHS.brandRegister} className={`${buttonLook('volt', 's')} max-sm:hidden`}>
            {t('landing.joinAsBrand')}
          </Link>
        </div>
        <nav
          aria-label={t('landing.navLabel')}
          onFocus={scrollFocusedIntoView}
          className="w-full overflow-x-auto lg:order-2 lg:w-auto"
        >
          <ul className="-mx-3 flex gap-1 lg:mx-0">
            {ANCHORS.map((anchor) => (
              <li key={anchor.href}>
                <a
                  href={anchor.href}
                  className="block rounded-pill px-3 py-2.5 text-14 font-[550] whitespace-nowrap text-bone/85 hover:bg-bone/15 hover:text-bone"
                >
                  {t(anchor.label)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  )
}

/** The login, which leads back to the requested page (Decision 103). */
export function useLoginLink(): string {
  const [path] = useLocation()
  const search = useSearch()
  // The start page needs no return path, also with a language in its address.
  return path === PATHS.home ? PATHS.login : toLogin(search ? `${path}?${search}` : path)
}
