import { DOCUMENT_PAGES, documentFile, LEGAL_DOCUMENTS, newestVersion } from '#contract/legal-documents.ts'
import { formatDate } from '#web/i18n/dates.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { Link } from '#web/ui/page/link.tsx'
import { DOCUMENT_TITLES } from './document-titles.ts'

/** The texts in force between the brand and us, each with its PDF, and the way to older versions (Trust L12, L20). */
export function LegalTexts() {
  const { t, language } = useTranslation()
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      <p className="text-14 text-muted">{t('legal.textsIntro')}</p>
      <ul className="divide-y divide-line border-y border-line">
        {LEGAL_DOCUMENTS.map((document) => {
          const { version, effectiveOn } = newestVersion(document)
          const title = t(DOCUMENT_TITLES[document])
          return (
            <li key={document} className="flex flex-wrap items-center gap-x-5 py-2">
              <div className="min-w-0 flex-1 basis-56">
                <Link href={DOCUMENT_PAGES[document]} className="link inline-flex min-h-11 items-center font-[600]">
                  {title}
                </Link>
                <p className="text-14 text-muted">
                  {t('legal.versionFrom', { version, day: formatDate(effectiveOn, language) })}
                </p>
              </div>
              <a
                href={documentFile(document, version, language)}
                download
                aria-label={t('legal.pdfOf', { title, version })}
                className="link flex min-h-11 items-center text-14"
              >
                {t('legal.asPdf')}
              </a>
            </li>
          )
        })}
      </ul>
      <p>
        <Link href={PATHS.legalVersions} className="link inline-flex min-h-11 items-center text-14">
          {t('legal.allVersions')}
        </Link>
      </p>
    </div>
  )
}
