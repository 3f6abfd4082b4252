import type { OwnPicture } from '#contract/brand-pictures.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '#web/ui/classes.ts'
import { Picture } from '#web/ui/marks/picture.tsx'

/** A phone's card, a tile, and a low screen. */
const CROPS = [
  { label: 'pictures.cropCard', shape: 'aspect-9/16' },
  { label: 'pictures.cropTile', shape: 'aspect-3/4' },
  { label: 'pictures.cropWide', shape: 'aspect-3/2' },
] as const

/** What cards and tiles show of a picture, with the focal point that is being chosen. */
export function CropPreviews({ picture }: { readonly picture: OwnPicture }) {
  const { t } = useTranslation()
  return (
    <div>
      <h3 className="text-14 font-[600]">{t('pictures.cropsTitle')}</h3>
      <ul className="mt-2 flex items-end gap-3">
        {CROPS.map(({ label, shape }) => (
          <li key={label} className="flex min-w-0 flex-1 flex-col gap-1 text-12 text-muted">
            <div className={classes('overflow-hidden rounded-control bg-line', shape)}>
              <Picture source={{ ...picture.media, focus: picture.focus }} sizes="160px" alt="" />
            </div>
            {t(label)}
          </li>
        ))}
      </ul>
    </div>
  )
}
