import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { Link } from '#web/ui/page/link.tsx'
import { useKeptSizes } from './use-size-profile.ts'

/** At the end of a deck: says that the user's sizes limit it, and links to that setting. */
export function SizeNote() {
  const { t } = useTranslation()
  const { data } = useKeptSizes()
  if (!data?.limitsDeck || data.sizes.length === 0) return null
  return (
    <Link href={PATHS.profile} className="link px-2 py-3 text-14">
      {t('discovery.onlyOwnSizes')}
    </Link>
  )
}
