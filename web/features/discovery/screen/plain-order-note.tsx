import { useTranslation } from '#web/i18n/language.ts'
import { toOrderSetting } from '#web/paths.ts'
import { Link } from '#web/ui/page/link.tsx'

/** Says above the deck that its order is not personal (Trust L06), and links to the setting. */
export function PlainOrderNote() {
  const { t } = useTranslation()
  return (
    <p className="on-plate flex justify-center px-4 pb-1 text-center">
      <Link href={toOrderSetting()} className="link inline-flex min-h-8 items-center text-14 text-muted">
        {t('discovery.plainOrder')}
      </Link>
    </p>
  )
}
