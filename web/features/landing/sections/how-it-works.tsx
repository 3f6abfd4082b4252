import { useTranslation } from '#web/i18n/language.ts'

const STEPS = [
  { title: 'landing.how1Title', text: 'landing.how1Text' },
  { title: 'landing.how2Title', text: 'landing.how2Text' },
  { title: 'landing.how3Title', text: 'landing.how3Text' },
] as const

/** How it works, in three steps. */
export function HowItWorks() {
  const { t } = useTranslation()
  return (
    <section id="how-it-works" className="when-near page-column scroll-mt-4 py-20 lg:py-32">
      <h2 className="headline mb-12 max-w-4xl text-[clamp(1.5rem,8.6vw,2rem)] uppercase md:text-[clamp(32px,5.5vw,72px)]">
        {t('landing.howTitle')}
      </h2>
      <ol className="border-t-2 border-ink">
        {STEPS.map((step, index) => (
          <li
            key={step.title}
            className="grid items-baseline gap-x-8 gap-y-2 border-b-2 border-ink py-8 md:grid-cols-[120px_minmax(0,1fr)_minmax(0,1.2fr)]"
          >
            <span aria-hidden className="headline tabular text-28 text-muted">
              0{index + 1}
            </span>
            <h3 className="headline text-[clamp(40px,6vw,88px)] uppercase">{t(step.title)}</h3>
            <p className="max-w-xl text-18">{t(step.text)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
