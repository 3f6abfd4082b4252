import { Clock } from 'lucide-react'
import { REGISTRATION } from '#contract/registration.limits.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { Link } from '#web/ui/page/link.tsx'

/** Step 6: the brand waits for its review; what can be done meanwhile. */
export function DoneStep({ name }: { readonly name: string }) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-5">
      <span className="flex size-14 items-center justify-center rounded-pill bg-volt text-black">
        <Clock aria-hidden size={28} />
      </span>
      <h2 className="headline text-28 [overflow-wrap:anywhere] uppercase">{t('registration.doneTitle', { name })}</h2>
      <p className="text-18">{t('registration.doneText', { days: REGISTRATION.reviewDays })}</p>
      <p className="text-muted">{t('registration.doneMeanwhile')}</p>
      <div className="flex flex-wrap gap-3 *:w-full sm:*:w-auto">
        <Link href={PATHS.addProduct} className={buttonLook('volt', 'l')}>
          {t('registration.firstProduct')}
        </Link>
        <Link href={PATHS.importProducts} className={buttonLook('outline', 'l')}>
          {t('registration.importProducts')}
        </Link>
        <Link href={PATHS.assets} className={buttonLook('outline', 'l')}>
          {t('registration.toLogo')}
        </Link>
        <Link href={PATHS.dashboard} className={buttonLook('outline', 'l')}>
          {t('registration.toWorkspace')}
        </Link>
      </div>
    </div>
  )
}
