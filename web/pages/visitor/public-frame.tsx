import type { ReactNode } from 'react'
import { SiteFooter } from '#web/features/legal/site-footer.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { PRODUCT } from '#web/i18n/product-name.ts'
import { PATHS, toLogin } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { Wordmark } from '#web/ui/marks/wordmark.tsx'
import { LanguageSwitch } from '#web/ui/page/language-switch.tsx'
import { Link } from '#web/ui/page/link.tsx'

interface PublicFrameProps {
  /** Path of this page, to which the login returns. */
  readonly path: string
  /** The content has the whole width, and a column of its own where it needs one. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** Frame of pages behind shared links: name, login, and the legal links in the footer. */
export function PublicFrame({ path, isWide = false, children }: PublicFrameProps) {
  const { t } = useTranslation()
  return (
    <>
      <header className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-1 gap-y-3 px-4 pt-4 sm:px-6">
        <Link
          href={PATHS.home}
          aria-label={t('legal.toStart', { name: PRODUCT.name })}
          className="flex min-h-11 items-center rounded-control"
        >
          <Wordmark />
        </Link>
        <div className="flex flex-wrap items-center gap-1 sm:gap-2">
          <LanguageSwitch />
          <Link href={toLogin(path)} className={`${buttonLook('outline', 's')} max-sm:px-2!`}>
            {t('product.login')}
          </Link>
        </div>
      </header>
      <main id="content" className={isWide ? 'pt-4' : 'mx-auto w-full max-w-6xl px-4 pt-6 pb-16 sm:px-6'}>
        {children}
      </main>
      <div className="bg-black">
        <SiteFooter />
      </div>
    </>
  )
}
