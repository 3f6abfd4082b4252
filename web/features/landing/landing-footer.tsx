import { useSpeech } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { PRODUCT } from '#web/product.ts'
import { Link } from '#web/ui/page/link.tsx'
import { useLoginLink } from './landing-header.tsx'

/** The name once more, as wide as the street, and the two links that lead somewhere. */
export function LandingFooter() {
  const { t } = useSpeech()
  const login = useLoginLink()
  return (
    <footer className="overflow-hidden bg-black text-bone">
      <div className="street flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-8">
        <p className="text-14 text-bone/80">{t('landing.footerLine', { name: PRODUCT.name })}</p>
        <ul className="flex flex-wrap gap-x-2">
          <li>
            <Link href={PATHS.terms} className="block px-3 py-3 text-14 underline underline-offset-4">
              {t('landing.footerTerms')}
            </Link>
          </li>
          <li>
            <Link href={login} className="block px-3 py-3 text-14 underline underline-offset-4">
              {t('landing.login')}
            </Link>
          </li>
        </ul>
      </div>
      <p
        aria-hidden
        className="headline -mb-[0.16em] text-center text-[13.2vw] leading-[0.9] whitespace-nowrap text-volt uppercase select-none"
      >
        {PRODUCT.name}
      </p>
    </footer>
  )
}
