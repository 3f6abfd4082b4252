import { Check } from 'lucide-react'
import { useTranslation } from '#web/i18n/language.ts'
import { SectionPicture } from './section-picture.tsx'

const POINTS = ['landing.conceptPoint1', 'landing.conceptPoint2', 'landing.conceptPoint3'] as const

/** Why a deck and not a feed. */
export function Concept() {
  const { t } = useTranslation()
  return (
    <section id="concept" className="when-near scroll-mt-4 bg-volt text-black">
      <div className="page-column grid gap-x-16 gap-y-10 py-20 lg:grid-cols-2 lg:py-32">
        <div className="flex flex-col gap-12">
          <h2 className="headline text-[clamp(44px,8vw,120px)] leading-[0.92] uppercase">
            {t('landing.conceptTitle')}
          </h2>
          <div aria-hidden className="flex gap-4 max-lg:order-last">
            <SectionPicture of="jeans" className="aspect-[3/4] w-[38%] max-w-60 -rotate-3" />
            <SectionPicture of="parka" className="aspect-[3/4] w-[38%] max-w-60 translate-y-4 rotate-2" />
          </div>
        </div>
        <div className="flex max-w-xl flex-col gap-6 text-18 sm:text-22 sm:leading-8">
          <p>{t('landing.conceptText1')}</p>
          <p>{t('landing.conceptText2')}</p>
          <ul className="mt-2 flex flex-col gap-3 text-16 font-[600] sm:text-18">
            {POINTS.map((point) => (
              <li key={point} className="flex items-start gap-3">
                <span className="mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-pill bg-black text-volt">
                  <Check aria-hidden size={16} strokeWidth={3} />
                </span>
                {t(point)}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
