import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { Link } from '#web/ui/page/link.tsx'

/** Trust L08 and L05: what the prices include, and how the list is ranked. */
export function ListNote() {
  const { t } = useTranslation()
  return (
    <p className="text-14 text-muted">
      {t('discovery.listTaxes')}{' '}
      <Link href={to(PATHS.ranking)} className="link">
        {t('ui.howRanked')}
      </Link>
    </p>
  )
}
