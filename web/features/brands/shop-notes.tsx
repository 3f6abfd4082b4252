import { CalendarOff } from 'lucide-react'
import type { BrandShop } from '#contract/brands.ts'
import { DEFAULT_TIMEZONE } from '#contract/vocabulary.ts'
import { useSession } from '#web/api/session.ts'
import { formatReleaseDate } from '#web/i18n/dates.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { SOCIAL_NAMES } from '#web/i18n/social-names.ts'

/** Holidays, the cost of a delivery (Trust L08), and the brand's profiles elsewhere. */
export function ShopNotes({ brand: { closure, shipping, socials, theme } }: { readonly brand: BrandShop }) {
  const { t } = useTranslation()
  const timezone = useSession()?.preferredTimezone ?? DEFAULT_TIMEZONE
  return (
    <>
      {closure && (
        <div role="note" className="flex items-start gap-3 rounded-control bg-line p-4">
          <CalendarOff aria-hidden size={20} className="mt-0.5 shrink-0" />
          <p>
            <strong className="font-[700]">
              {t('brands.closedUntil', { date: formatReleaseDate(closure.until, timezone) })}
            </strong>{' '}
            {closure.note}
          </p>
        </div>
      )}
      {shipping && <p className="text-14 text-muted first-letter:uppercase">{shipping}</p>}
      {/* A design may have a section of them. */}
      {socials.length > 0 && !theme?.sections.some(({ kind }) => kind === 'social') && (
        <ul aria-label={t('brands.elsewhere')} className="-my-2 flex flex-wrap gap-x-4">
          {socials.map(({ network, url }) => (
            <li key={network}>
              <a
                href={url}
                target="_blank"
                rel="nofollow noopener noreferrer"
                className="link inline-flex min-h-11 items-center text-14"
              >
                {SOCIAL_NAMES[network]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
