import { Layers } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { Link } from '#web/ui/page/link.tsx'
import './staff-frame.css'

interface StaffFrameProps {
  readonly title: string
  /** Further links of the head. */
  readonly more?: ReactNode
  readonly children: ReactNode
}

/** The frame before the areas are open: a title and the way back to the deck. */
export function StaffFrame({ title, more, children }: StaffFrameProps) {
  const { t } = useTranslation()
  return (
    <main id="content" className="staff-desk mx-auto w-full max-w-[88rem] px-4 pb-8 md:px-6 md:pt-6">
      <header className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-2">
        <h1 tabIndex={-1} className="min-w-0 flex-1 text-22 leading-tight font-[750]">
          {title}
        </h1>
        {more}
        <Link href={PATHS.discovery} className={buttonLook('ghost', 's')}>
          <Layers aria-hidden size={18} />
          <span className="max-sm:sr-only">{t('admin.toDeck')}</span>
        </Link>
      </header>
      <div className="mt-3">{children}</div>
    </main>
  )
}
