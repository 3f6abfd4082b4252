import type { ReactNode } from 'react'
import { CardFan } from '#web/features/landing/hero/card-fan.tsx'
import { LegalLinks } from '#web/features/legal/legal-links.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { PRODUCT } from '#web/i18n/product-name.ts'
import { PATHS } from '#web/paths.ts'
import { Mark, Wordmark } from '#web/ui/marks/wordmark.tsx'
import { LanguageSwitch } from '#web/ui/page/language-switch.tsx'
import { Link } from '#web/ui/page/link.tsx'

interface AuthFrameProps {
  /** Left out where the content has its own heading. */
  readonly title?: string
  readonly children: ReactNode
}

/** Frame of every sign-in screen: the form, and on wide screens a picture of the deck. */
export function AuthFrame({ title, children }: AuthFrameProps) {
  const { t } = useTranslation()
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] lg:grid-cols-[1fr_minmax(0,640px)]">
      <aside className="sticky top-0 hidden h-dvh overflow-hidden bg-volt text-black lg:flex lg:flex-col lg:justify-between lg:p-12">
        <p className="headline text-[clamp(40px,min(5vw,6.4dvh),88px)] uppercase">{t('accounts.authLine')}</p>
        <div className="flex justify-center pb-6">
          <CardFan />
        </div>
      </aside>
      <div className="flex flex-col">
        <header className="flex flex-wrap items-center justify-between gap-4 p-4 sm:px-8">
          {/* The login screen's heading is the name: it is not shown twice. */}
          <Link href={PATHS.home} aria-label={PRODUCT.name} className="rounded-control">
            {title === undefined ? <Mark /> : <Wordmark />}
          </Link>
          <LanguageSwitch />
        </header>
        <main id="content" className="flex flex-1 flex-col justify-center px-4 pt-6 pb-16 sm:px-8">
          {title === undefined ? (
            children
          ) : (
            <section className="mx-auto flex w-full max-w-md flex-col gap-6">
              <h1 tabIndex={-1} className="headline text-28 uppercase">
                {title}
              </h1>
              {children}
            </section>
          )}
        </main>
        <footer className="px-4 pb-4 sm:px-8">
          <LegalLinks />
        </footer>
      </div>
    </div>
  )
}
