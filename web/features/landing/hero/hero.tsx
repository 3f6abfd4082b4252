import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { Link } from '#web/ui/page/link.tsx'
import { useLoginLink } from '../landing-header.tsx'
import { HeroDeck } from './hero-deck.tsx'

/** The top of the landing page: what it offers to brands, a deck to try, and below it the way for shoppers. */
export function Hero() {
  const { t } = useTranslation()
  const login = useLoginLink()
  return (
    <section className="relative overflow-hidden bg-black text-bone">
      <div className="page-column grid items-center gap-x-10 gap-y-10 pt-5 pb-20 sm:pt-8 lg:min-h-[min(calc(100dvh-80px),860px)] lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:gap-y-8 lg:pt-4 lg:pb-16 low:min-h-0 low:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] low:gap-y-6 low:pt-3 low:pb-8">
        <div className="flex flex-col items-start gap-6 sm:gap-8 lg:self-end low:gap-4">
          <h1
            tabIndex={-1}
            className="headline text-[clamp(2.2rem,10vw,6.5rem)] lg:text-[clamp(2.5rem,6.2vw,6.9rem)] low:text-[2.4rem] leading-[0.97] uppercase"
          >
            <span className="block">{t('landing.heroLine1')}</span>
            <span className="block">{t('landing.heroLine2')}</span>
            <span className="mt-[0.12em] inline-block -rotate-2 bg-volt px-[0.14em] pt-[0.08em] pb-[0.04em] text-black">
              {t('landing.heroLine3')}
            </span>
          </h1>
          <p className="max-w-xl text-18 text-bone/85 sm:text-22 sm:leading-8 low:text-16 low:leading-6">
            {t('landing.heroText')}
          </p>
          <div className="flex flex-wrap gap-3">
            <Link href={PATHS.brandRegister} className={buttonLook('volt', 'l')}>
              {t('landing.joinAsBrand')}
            </Link>
            <Link
              href={PATHS.brandRegister}
              className={`${buttonLook('outline', 'l')} border-bone/50! text-bone! hover:border-bone!`}
            >
              {t('landing.startSelling')}
            </Link>
          </div>
        </div>
        {/* On a phone it follows the calls to brands, so that half a card is in the first view. */}
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 low:col-start-2 low:row-span-2 low:row-start-1">
          <HeroDeck />
        </div>
        <div className="flex w-full max-w-xl flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-bone/25 pt-5 lg:self-start">
          <p className="min-w-0 flex-1 basis-64 text-16">
            <strong className="block font-[700]">{t('landing.shoppersTitle')}</strong>
            <span className="text-bone/80">{t('landing.shoppersText')}</span>
          </p>
          <div className="-mx-3 flex flex-wrap">
            {(['landing.tryApp', 'landing.tryWeb'] as const).map((label) => (
              <Link
                key={label}
                href={login}
                className={`${buttonLook('ghost', 's')} px-3! text-bone! underline underline-offset-4 hover:bg-bone/15!`}
              >
                {t(label)}
              </Link>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
