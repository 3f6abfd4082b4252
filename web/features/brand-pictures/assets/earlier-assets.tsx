import type { AssetKind, AssetPicture } from '#contract/brand-assets.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '#web/ui/classes.ts'
import { Picture } from '#web/ui/marks/picture.tsx'
import { useMoment } from '#web/ui/marks/use-moment.ts'

interface EarlierAssetsProps {
  readonly kind: AssetKind
  readonly pictures: readonly AssetPicture[]
  readonly onRestore: (id: string) => void
}

/** Logos or banners that were shown before; a press shows one again. */
export function EarlierAssets({ kind, pictures, onRestore }: EarlierAssetsProps) {
  const { t } = useTranslation()
  const moment = useMoment()
  if (pictures.length === 0) return null
  return (
    <div className="mt-5">
      <h3 className="text-14 font-[600]">{t('pictures.earlier')}</h3>
      <ul className="mt-2 flex flex-wrap gap-3">
        {pictures.map(({ id, media, addedAt }) => {
          const label = t('pictures.restore', { date: moment(addedAt) })
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
