import type { AssetKind, AssetPicture } from '#contract/brand-assets.ts'
import { DEFAULT_TIMEZONE } from '#contract/vocabulary.ts'
import { useSession } from '#web/api/session.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { formatMomentAndTime } from '#web/i18n/recent-moment.ts'
import { classes } from '#web/ui/classes.ts'
import { Picture } from '#web/ui/marks/picture.tsx'

interface EarlierAssetsProps {
  readonly kind: AssetKind
  readonly pictures: readonly AssetPicture[]
  readonly onRestore: (id: string) => void
}

/** Logos or banners that were shown before; a press shows one again. */
export function EarlierAssets({ kind, pictures, onRestore }: EarlierAssetsProps) {
  const { t, language } = useTranslation()
  const timezone = useSession()?.preferredTimezone ?? DEFAULT_TIMEZONE
  if (pictures.length === 0) return null
  return (
    <div className="mt-5">
      <h3 className="text-14 font-[600]">{t('pictures.earlier')}</h3>
      <ul className="mt-2 flex flex-wrap gap-3">
        {pictures.map(({ id, media, addedAt }) => {
          const label = t('pictures.restore', { date: formatMomentAndTime(addedAt, language, timezone) })
          return (
            <li key={id}>
              <button
                type="button"
                aria-label={label}
                title={label}
                onClick={() => onRestore(id)}
                className={classes(
                  'block h-16 overflow-hidden rounded-control border border-line hover:border-ink',
                  kind === 'logo' ? 'w-16' : 'w-40',
                )}
              >
                <Picture source={media} sizes="160px" alt="" />
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
