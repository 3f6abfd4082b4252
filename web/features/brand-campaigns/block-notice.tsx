import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { Link } from '#web/ui/page/link.tsx'

interface BlockNoticeProps {
  readonly isOfBrand: boolean
  /** In the words of staff. */
  readonly reason: string
}

/** Staff block a campaign or all of the brand: why, and where to object. */
export function BlockNotice({ isOfBrand, reason }: BlockNoticeProps) {
  const { t } = useTranslation()
  return (
    <section
      aria-label={t('campaigns.delivery-blocked')}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-control border border-signal p-4"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="font-[700]">{t(isOfBrand ? 'campaigns.blockedBrand' : 'campaigns.blockedOne')}</h2>
        <p className="max-w-prose text-14 [overflow-wrap:anywhere]">{reason}</p>
        <p className="max-w-prose text-14 text-muted">{t('campaigns.blockedWhat')}</p>
      </div>
      <Link href={PATHS.support} className={buttonLook('outline', 's')}>
        {t('campaigns.blockedSupport')}
      </Link>
    </section>
  )
}
