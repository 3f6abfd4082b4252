import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { Link } from '#web/ui/page/link.tsx'
import { useCampaigns } from './use-campaigns.ts'

/** Product 5: fewer days of credit than this are told. */
const FEW_DAYS = 3

/** Days that the credit lasts, when they are few; null: enough, unknown, or not for this role. */
export function useFewDays(isAllowed: boolean): number | null {
  const days = useCampaigns(false, isAllowed).data?.daysLeft ?? null
  return days !== null && days < FEW_DAYS ? days : null
}

/** The next step while ads run out of credit. */
export function CreditStep({ days }: { readonly days: number }) {
  const { t } = useTranslation()
  return (
    <section className="rounded-sheet border border-line bg-surface p-5">
      <h2 className="text-14 font-[600] text-muted">{t('overview.nextTitle')}</h2>
      <p className="mt-1 text-18 leading-snug font-[650]">{t('campaigns.fewDays', { count: days })}</p>
      <Link href={PATHS.credits} className={`${buttonLook('volt', 's')} mt-4`}>
        {t('campaigns.topUp')}
      </Link>
    </section>
  )
}
