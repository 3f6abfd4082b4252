import { useEffect, useState } from 'react'
import { type Answer, call } from '#web/api/call.ts'
import { logFailure } from '#web/device/silently.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { Link } from '#web/ui/page/link.tsx'
import { IntervalChoice } from './interval-choice.tsx'
import { PlanTable } from './plan-table.tsx'

/** The same table as for members, for visitors. Where nothing is sold there are no prices. */
export function LandingPrices() {
  const { t } = useTranslation()
  const [offer, setOffer] = useState<Answer<'GET /api/plans'> | null>(null)
  const [interval, setInterval] = useState<'month' | 'year'>('month')
  useEffect(() => {
    call('GET /api/plans').then(setOffer, (error: unknown) => logFailure('load the prices', error))
  }, [])
  if (!offer?.areOnSale) return null
  return (
    <div className="page-column py-20 lg:py-28">
      <h2 className="headline text-28 uppercase">{t('plans.landingTitle')}</h2>
      <p className="mt-4 max-w-prose text-muted">{t('plans.landingText')}</p>
      <div className="mt-8">
        <IntervalChoice interval={interval} onChange={setInterval} />
      </div>
      <div className="mt-8">
        <PlanTable plans={offer.plans} interval={interval} current={null} action={() => null} />
      </div>
      <p className="mt-4 max-w-prose text-14 text-muted">{t('plans.net')}</p>
      <Link href={PATHS.brandRegister} className={`${buttonLook('solid')} mt-8`}>
        {t('plans.register')}
      </Link>
    </div>
  )
}
