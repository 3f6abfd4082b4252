import type { AssetPicture } from '#contract/brand-assets.ts'
import { BANNER_SAFE_SHARE, GOOD_BANNER } from '#contract/brand-pictures.limits.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Picture } from '#web/ui/marks/picture.tsx'

/** The banner on a wide screen, with the part that phones show, and on a phone. */
export function BannerPreview({ banner }: { readonly banner: AssetPicture | null }) {
  const { t } = useTranslation()
  if (!banner) return null
  const { width, height } = GOOD_BANNER
  const edge = `${((1 - BANNER_SAFE_SHARE) / 2) * 100}%`
  return (
    <div className="flex flex-col gap-4">
      <figure>
        <div
          className="relative overflow-hidden rounded-control bg-line"
          style={{ aspectRatio: `${width} / ${height}` }}
        >
          <Picture source={banner.media} sizes="(min-width: 1024px) 900px, 100vw" alt="" />
          <div
            className="absolute inset-y-0 border-x-2 border-dashed border-volt mix-blend-difference"
            style={{ left: edge, right: edge }}
          />
        </div>
        <figcaption className="mt-1.5 text-12 text-muted">{t('pictures.bannerWide')}</figcaption>
      </figure>
      <figure className="max-w-72">
        <div
          className="overflow-hidden rounded-control bg-line"
          style={{ aspectRatio: `${width * BANNER_SAFE_SHARE} / ${height}` }}
        >
          <Picture source={banner.media} sizes="288px" alt="" />
        </div>
        <figcaption className="mt-1.5 text-12 text-muted">{t('pictures.bannerPhone')}</figcaption>
      </figure>
      {banner.media.width < width && (
        <p className="text-14 text-muted">{t('pictures.bannerSmall', { w: String(width) })}</p>
      )}
    </div>
  )
}
