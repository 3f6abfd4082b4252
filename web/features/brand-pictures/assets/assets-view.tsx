import { useRef } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { AssetEditor } from './asset-editor.tsx'
import { BannerPreview } from './banner-preview.tsx'
import { LogoPreview } from './logo-preview.tsx'
import { useAssets } from './use-assets.ts'

/** Product 2: logo and banner of the brand. */
export function AssetsView({ brandName }: { readonly brandName: string }) {
  const { t } = useTranslation()
  const { data, isError, refetch } = useAssets()
  const banner = useRef<HTMLElement>(null)
  /** Pasted files become the banner where the pointer or the focus is there, and otherwise the logo. */
  const isAtBanner = () => banner.current?.matches(':hover, :focus-within') ?? false
  if (!data) {
    return isError ? (
      <RetryRow text={t('pictures.loadFailed')} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-96" />
    )
  }
  const initial = [...brandName][0]?.toUpperCase() ?? ''
  return (
    <div className="flex flex-col gap-8">
      <AssetEditor kind="logo" {...data.logo} takesPasted={() => !isAtBanner()}>
        <LogoPreview logo={data.logo.current} fallback={initial} />
      </AssetEditor>
      <AssetEditor kind="banner" {...data.banner} takesPasted={isAtBanner} sectionRef={banner}>
        <BannerPreview banner={data.banner.current} />
      </AssetEditor>
    </div>
  )
}
