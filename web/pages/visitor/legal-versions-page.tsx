import { DOCUMENT_PAGES, DOCUMENT_VERSIONS, documentFile, LEGAL_DOCUMENTS } from '#contract/legal-documents.ts'
import { DOCUMENT_TITLES } from '#web/features/legal/document-titles.ts'
import { TextSection } from '#web/features/legal/text-section.tsx'
import { formatDate } from '#web/i18n/dates.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Link } from '#web/ui/page/link.tsx'
import { InfoFrame } from './info-frame.tsx'

/** All versions of the texts that bind brands: since when, what changed, and the PDF (Trust L12). */
export function Page() {
  const { t, language } = useTranslation()
  return (
    <InfoFrame title={t('legal.versionsTitle')} intro={t('legal.versionsIntro')}>
      {LEGAL_DOCUMENTS.map((document) => (
        <TextSection key={document} title={t(DOCUMENT_TITLES[document])}>
          <ul className="flex flex-col gap-3">
            {DOCUMENT_VERSIONS[document].toReversed().map(({ version, effectiveOn, changes }) => (
              <li
                key={version}
                className="flex flex-wrap items-center gap-x-4 rounded-sheet border border-line bg-surface p-4"
              >
                <div className="min-w-0 flex-1 basis-48">
                  <p className="font-[650]">
                    {t('legal.versionFrom', { version, day: formatDate(effectiveOn, language) })}
                  </p>
                  <p className="text-14 text-muted">{changes[language]}</p>
                </div>
                <a
                  href={documentFile(document, version, language)}
                  download
                  aria-label={t('legal.pdfOf', { title: t(DOCUMENT_TITLES[document]), version })}
                  className="link flex min-h-11 items-center text-14"
                >
                  {t('legal.asPdf')}
                </a>
              </li>
            ))}
          </ul>
          <p>
            <Link href={DOCUMENT_PAGES[document]} className="link">
              {t('legal.readNow')}
            </Link>
          </p>
        </TextSection>
      ))}
    </InfoFrame>
  )
}
