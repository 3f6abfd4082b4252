import { useSpeech } from '#web/i18n/language.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { CLAIMS } from './claims.ts'
import { Counter } from './counter.tsx'

const FIGURES = [
  { claim: CLAIMS.users, label: 'landing.statsUsers' },
  { claim: CLAIMS.brands, label: 'landing.statsBrands' },
  { claim: CLAIMS.products, label: 'landing.statsProducts' },
  { claim: CLAIMS.satisfaction, label: 'landing.statsSatisfaction' },
] as const

/** Four big numbers, marked as samples. */
export function Stats() {
  const { t } = useSpeech()
  return (
    <section className="bg-black text-bone">
      <div className="street py-20 lg:py-28">
        <div className="mb-10 flex flex-wrap items-center justify-between gap-4">
          <h2 className="headline text-28 uppercase">{t('landing.statsTitle')}</h2>
          <Badge tone="bone">{t('landing.statsNote')}</Badge>
        </div>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-12 lg:grid-cols-4">
          {FIGURES.map(({ claim, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end gap-2">
              <dt className="text-16 text-bone/80">{t(label)}</dt>
              <dd className="headline text-[clamp(40px,6.4vw,96px)] text-volt">
                <Counter value={claim.value} suffix={claim.suffix} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
