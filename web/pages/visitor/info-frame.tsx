import type { ReactNode } from 'react'
import type { LegalDocument } from '#contract/legal-documents.ts'
import { SiteFooter } from '#web/features/legal/site-footer.tsx'
import { VersionLine } from '#web/features/legal/version-line.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { PRODUCT } from '#web/i18n/product-name.ts'
import { PATHS } from '#web/paths.ts'
import { BackButton } from '#web/ui/buttons/back-button.tsx'
import { Wordmark } from '#web/ui/marks/wordmark.tsx'
import { LanguageSwitch } from '#web/ui/page/language-switch.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { PageFrame } from '#web/ui/page/page-frame.tsx'

interface InfoFrameProps {
  readonly title: string
  /** Date of the text, shown small below the title. */
  readonly version?: string
  /** A text with versions and a PDF, in place of `version`. */
  readonly document?: LegalDocument
  readonly intro?: string
  readonly children: ReactNode
}

/** Frame of every information page, for visitors and members. */
export function InfoFrame({ title, version, document, intro, children }: InfoFrameProps) {
  const { t } = useTranslation()
  return (
    <>
      <header className="mx-auto flex w-full max-w-3xl flex-wrap items-center justify-between gap-3 px-4 pt-4 sm:px-6">
        <Link
          href={PATHS.home}
          aria-label={t('legal.toStart', { name: PRODUCT.name })}
          className="flex min-h-11 items-center rounded-control"
        >
          <Wordmark />
        </Link>
        <LanguageSwitch />
      </header>
      <PageFrame title={title} before={<BackButton fallback={PATHS.home} />} className="pt-6 pb-16!">
        {version && <p className="mb-2 text-14 text-muted">{version}</p>}
        {document && <VersionLine document={document} />}
        {intro && <p className="mb-10 max-w-prose text-18">{intro}</p>}
        <div className="flex flex-col gap-10">{children}</div>
      </PageFrame>
      <div className="bg-black pb-(--nav-height)">
        <SiteFooter />
      </div>
    </>
  )
}
