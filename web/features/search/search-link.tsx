import { Search } from 'lucide-react'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { classes } from '#web/ui/classes.ts'
import { Link } from '#web/ui/page/link.tsx'

/** Link to the search: an icon on phones, with its name on wider screens. */
export function SearchLink() {
  const { t } = useTranslation()
  return (
    <Link
      href={to(PATHS.search)}
      aria-label={t('search.field')}
      title={t('search.field')}
      className={classes(buttonLook('outline', 's'), 'size-12 shrink-0 rounded-pill! px-0! md:w-auto md:px-5!')}
    >
      <Search aria-hidden size={20} />
      <span className="hidden md:inline">{t('search.submit')}</span>
    </Link>
  )
}
