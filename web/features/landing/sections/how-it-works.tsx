import { useTranslation } from '#web/i18n/language.ts'
import { SectionPicture } from './section-picture.tsx'

const SIDES = [
  {
    title: 'landing.howBrands',
    picture: 'trucker',
    steps: [
      { title: 'landing.howBrand1Title', text: 'landing.howBrand1Text' },
      { title: 'landing.howBrand2Title', text: 'landing.howBrand2Text' },
      { title: 'landing.howBrand3Title', text: 'landing.howBrand3Text' },
    ],
  },
  {
    title: 'landing.howShoppers',
    picture: 'shoes',
    steps: [
      { title: 'landing.how1Title', text: 'landing.how1Text' },
      { title: 'landing.how2Title', text: 'landing.how2Text' },
      { title: 'landing.how3Title', text: 'landing.how3Text' },
    ],
  },
] as const

/** How it works in three steps, for brands and for shoppers. */
export function HowItWorks() {
  const { t } = useTranslation()
  return (
    <section id="how-it-works" className="when-near page-column scroll-mt-4 py-20 lg:py-32">
      <h2 className="headline mb-12 max-w-4xl text-[clamp(1.5rem,8.6vw,2rem)] uppercase md:text-[clamp(32px,5.5vw,72px)]">
        {t('landing.howTitle')}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-16 lg:grid-cols-2">
        {SIDES.map(({ title, picture, steps }) => (
          <div key={title} className="flex flex-col gap-6">
            <SectionPicture of={picture} className="aspect-[16/10] w-full object-[50%_45%]" />
            <h3 className="headline text-28 uppercase">{t(title)}</h3>
            <ol className="border-t-2 border-ink">
              {steps.map((step, index) => (
                <li
                  key={step.title}
                  className="grid grid-cols-[48px_minmax(0,1fr)] items-baseline gap-y-1 border-b-2 border-ink py-5"
                >
                  <span aria-hidden className="headline tabular text-18 text-muted">
                    0{index + 1}
                  </span>
                  <h4 className="text-22 leading-7 font-[800]">{t(step.title)}</h4>
                  <p className="col-start-2 text-18">{t(step.text)}</p>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  )
}
