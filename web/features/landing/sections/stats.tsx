import { useSiteFacts } from '#web/api/site-facts.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Counter } from './counter.tsx'
import { FigureSource } from './figure-source.tsx'
import { SectionPicture } from './section-picture.tsx'

const FIGURES = [
  { claim: 'users', label: 'landing.statsUsers' },
  { claim: 'brands', label: 'landing.statsBrands' },
  { claim: 'products', label: 'landing.statsProducts' },
  { claim: 'satisfaction', label: 'landing.statsSatisfaction' },
] as const

/** Four numbers, each with its source; without one it is marked as a sample (Decision 113). */
export function Stats() {
  const { t } = useTranslation()
  const claims = useSiteFacts()?.claims
  if (!claims) return null
  const areSamples = FIGURES.every(({ claim }) => claims[claim].source === null)
  return (
    <section className="when-near bg-black text-bone">
      <div className="page-column grid items-center gap-x-16 gap-y-12 py-20 lg:grid-cols-[minmax(0,1fr)_260px] lg:py-28">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h2 className="headline text-28 uppercase">{t('landing.statsTitle')}</h2>
          {areSamples && (
            <Badge tone="bone" className="whitespace-normal!">
              {t('landing.statsNote')}
            </Badge>
          )}
        </div>
        <SectionPicture of="shoes" className="aspect-[3/4] w-40 rotate-3 lg:row-span-2 lg:w-full" />
        <dl className="grid grid-cols-2 gap-x-6 gap-y-12">
          {FIGURES.map(({ claim, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end gap-2">
              <dt className="text-16 text-bone/80">
                {t(label)}
                {!areSamples && (
                  <span className="mt-2 block">
                    <FigureSource claim={claims[claim]} tone="bone" />
                  </span>
                )}
              </dt>
              <dd className="headline text-[clamp(40px,6.4vw,96px)] text-volt">
                <Counter value={claims[claim].value} suffix={claims[claim].suffix} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
