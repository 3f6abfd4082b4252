import { SearchX } from 'lucide-react'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { buttonLook } from '../buttons/button-look.ts'
import { EmptyState } from '../feedback/empty-state.tsx'
import { Link } from './link.tsx'

/** What members see at an unknown address, or for an unknown id in it. */
export function NotFound() {
  const { t } = useTranslation()
  return (
    <main id="content" className="pt-[10vh]">
      <EmptyState level={1} icon={<SearchX size={40} />} title={t('ui.notFoundTitle')} text={t('ui.notFoundText')}>
        <Link href={PATHS.home} className={buttonLook('solid')}>
          {t('ui.notFoundAction')}
        </Link>
      </EmptyState>
    </main>
  )
}
