import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { Link } from '#web/ui/page/link.tsx'
import { DemoCardFace } from '../hero/demo-card-face.tsx'
import { DEMO_CARDS } from '../hero/demo-cards.ts'
import { DownloadButtons } from './download-buttons.tsx'

/** The app on a phone. */
export function Mobile() {
  const { t } = useTranslation()
  const card = DEMO_CARDS[1]
  return (
    <section id="mobile" className="when-near scroll-mt-4 overflow-hidden">
      <div className="page-column grid items-center gap-x-16 gap-y-12 pt-20 lg:grid-cols-2 lg:pt-28">
        <div className="flex flex-col items-start gap-6 lg:pb-28">
          <h2 className="headline text-[clamp(1.6rem,8vw,4rem)] lg:text-[clamp(1.6rem,4vw,4rem)] uppercase">
            {t('landing.mobileTitle')}
          </h2>
          <p className="max-w-xl text-18 sm:text-22 sm:leading-8">{t('landing.mobileText')}</p>
          <Link href={PATHS.mobile} className={buttonLook('solid', 'l')}>
            {t('landing.openMobile')}
          </Link>
          <DownloadButtons />
        </div>
        <div aria-hidden className="flex justify-center">
          <div className="w-[min(320px,80vw)] translate-y-8 rounded-t-[44px] border-[10px] border-b-0 border-ink bg-ink">
            <div className="relative aspect-[10/14] overflow-hidden rounded-t-[34px] bg-surface">
              {card && <DemoCardFace card={card} isUrgent={false} />}
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
