import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { Link } from '#web/ui/page/link.tsx'
import { useLoginLink } from '../landing-header.tsx'
import { HeroDeck } from './hero-deck.tsx'

/** The top of the landing page: a headline, a deck, and two links to sign up. */
export function Hero() {
  const { t } = useTranslation()
  const login = useLoginLink()
  return (
    <section className="relative overflow-hidden bg-black text-bone">
      <div className="page-column grid items-center gap-x-10 gap-y-14 pt-8 pb-20 lg:min-h-[min(calc(100dvh-80px),860px)] lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:pt-4 lg:pb-16">
        <div className="flex flex-col items-start gap-8">
          <h1
            tabIndex={-1}
            className="headline text-[clamp(2.2rem,10vw,6.5rem)] lg:text-[clamp(2.5rem,6.2vw,6.9rem)] leading-[0.97] uppercase"
          >
            <span className="block">{t('landing.heroLine1')}</span>
            <span className="block">{t('landing.heroLine2')}</span>
            <span className="mt-[0.12em] inline-block -rotate-2 bg-volt px-[0.14em] pt-[0.08em] pb-[0.04em] text-black">
              {t('landing.heroLine3')}
            </span>
          </h1>
          <p className="max-w-xl text-18 text-bone/85 sm:text-22 sm:leading-8">{t('landing.heroText')}</p>
          <div className="flex flex-wrap gap-3">
            <Link href={login} className={buttonLook('volt', 'l')}>
              {t('landing.tryApp')}
            </Link>
            <Link
              href={login}
              className={`${buttonLook('outline', 'l')} border-bone/50! text-bone! hover:border-bone!`}
            >
              {t('landing.tryWeb')}
            </Link>
            {/* On wide screens it is in the header. */}
            <Link
              href={PATHS.brandRegister}
              className={`${buttonLook('ghost', 'l')} px-0! text-bone! underline underline-offset-4 sm:hidden`}
            >
              {t('landing.joinAsBrand')}
            </Link>
          </div>
        </div>
        <HeroDeck />
      </div>
    </section>
  )
}
