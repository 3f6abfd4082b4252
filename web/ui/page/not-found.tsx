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
      <NothingHere level={1} href={PATHS.home} label={t('ui.notFoundAction')} />
    </main>
  )
}

interface NothingHereProps {
  readonly href: string
  readonly label: string
  readonly level?: 1 | 2
}

/** The same inside of a page, where its frame stays; the link leads on. */
export function NothingHere({ href, label, level = 2 }: NothingHereProps) {
  const { t } = useTranslation()
  return (
    <EmptyState level={level} icon={<SearchX size={40} />} title={t('ui.notFoundTitle')} text={t('ui.notFoundText')}>
      <Link href={href} className={buttonLook('solid')}>
        {label}
      </Link>
    </EmptyState>
  )
}
