import { documentFile, type LegalDocument, newestVersion } from '#contract/legal-documents.ts'
import { formatDate } from '#web/i18n/dates.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { Link } from '#web/ui/page/link.tsx'

/** Version of a text, its PDF, and all versions. */
export function VersionLine({ document }: { readonly document: LegalDocument }) {
  const { t, language } = useTranslation()
  const { version, effectiveOn } = newestVersion(document)
  return (
    <>
      <p className="mb-1 text-14 text-muted">
        {t('legal.versionFrom', { version, day: formatDate(effectiveOn, language) })}
      </p>
      <p data-screen-only className="mb-4 flex flex-wrap gap-x-5 text-14">
        <a href={documentFile(document, version, language)} download className="link flex min-h-11 items-center">
          {t('legal.asPdf')}
        </a>
        <Link href={PATHS.legalVersions} className="link flex min-h-11 items-center">
          {t('legal.allVersions')}
        </Link>
      </p>
    </>
  )
}
