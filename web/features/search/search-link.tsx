import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { classes } from '#web/ui/classes.ts'
import { Link } from '#web/ui/page/link.tsx'

/** Link to the search of products. Without an icon: beside a field for brands a second magnifier would look like another field. */
export function SearchLink() {
  const { t } = useTranslation()
  return (
    <Link
      href={to(PATHS.search)}
      aria-label={t('search.findProducts')}
      className={classes(buttonLook('outline', 's'), 'shrink-0 rounded-pill!')}
    >
      <span className="sm:hidden">{t('search.products')}</span>
      <span className="hidden sm:inline">{t('search.findProducts')}</span>
    </Link>
  )
}
