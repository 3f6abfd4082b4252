import { Crop as CropIcon, Trash2 } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import type { AssetKind, AssetPicture } from '#contract/brand-assets.ts'
import { GOOD_BANNER, LEAST_SIDE_PX, megabytesOf, PICTURE_BYTES } from '#contract/brand-pictures.limits.ts'
import { useTranslation } from '#web/i18n/language.ts'
import type { Translate } from '#web/i18n/translate.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { FieldError } from '#web/ui/forms/field.tsx'
import { CropDialog } from '../crop/crop-dialog.tsx'
import { PictureInput } from '../picture-input.tsx'
import { useDroppedFiles } from '../use-dropped-files.ts'
import { EarlierAssets } from './earlier-assets.tsx'
import { useAssetFile } from './use-asset-file.ts'

interface AssetEditorProps {
  readonly kind: AssetKind
  readonly current: AssetPicture | null
  readonly earlier: readonly AssetPicture[]
  /** Whether pasted files are for this one. */
  readonly takesPasted: () => boolean
  readonly sectionRef?: Ref<HTMLElement>
  readonly children: ReactNode
}

/** Logo or banner: upload with crop, preview, removal with undo, and those before. */
export function AssetEditor({ kind, current, earlier, takesPasted, sectionRef, children }: AssetEditorProps) {
  const { t } = useTranslation()
  const isLogo = kind === 'logo'
  const { changes, cropping, openCrop, closeCrop, take, send } = useAssetFile(kind)
  const { isOver, target } = useDroppedFiles((files) => void take(files), takesPasted)
  return (
    <section
      ref={sectionRef}
      {...target}
      className={classes('border-t border-line pt-6 first:border-0 first:pt-0', isOver && 'rounded-sheet bg-line')}
    >
      <h2 className="text-18 font-[700]">{t(isLogo ? 'pictures.logo' : 'pictures.banner')}</h2>
      <p className="mt-1 text-14 text-muted">{hintOf(kind, t)}</p>
      {!current && <p className="mt-3">{t(isLogo ? 'pictures.logoNone' : 'pictures.bannerNone')}</p>}
      <div className="mt-4">{children}</div>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <PictureInput
          label={t(current ? 'pictures.replace' : 'pictures.chooseOne')}
          busy={changes.sent !== null}
          onFiles={(files) => void take(files)}
        />
        <p className="text-14 text-muted max-md:hidden">{t('pictures.dropOne')}</p>
        {openCrop && current && (
          <Button tone="ghost" size="s" onClick={openCrop}>
            <CropIcon aria-hidden size={18} />
            {t('pictures.crop')}
          </Button>
        )}
        {current && (
          <Button tone="ghost" size="s" onClick={() => void changes.remove(current.id)}>
            <Trash2 aria-hidden size={18} />
            {t(isLogo ? 'pictures.removeLogo' : 'pictures.removeBanner')}
          </Button>
        )}
        {changes.sent !== null && (
          <p role="status" className="tabular text-14 text-muted">
            {changes.sent < 1
              ? t('pictures.sending', { percent: Math.round(changes.sent * 100) })
              : t('pictures.checking')}
          </p>
        )}
      </div>
      {changes.error && (
        <div className="mt-3">
          <FieldError id={`${kind}-error`} text={changes.error} />
        </div>
      )}
      <EarlierAssets kind={kind} pictures={earlier} onRestore={(id) => void changes.restore(id)} />
      {cropping && (
        <CropDialog
          src={cropping.url}
          frame={cropping.frame}
          {...(isLogo && { description: t('pictures.cropSquare') })}
          onClose={closeCrop}
          onCrop={(crop) => {
            closeCrop()
            void send(cropping.file, crop)
          }}
        />
      )}
    </section>
  )
}

function hintOf(kind: AssetKind, t: Translate): string {
  const mb = megabytesOf(PICTURE_BYTES[kind])
  return kind === 'logo'
    ? t('pictures.logoHint', { mb, w: String(LEAST_SIDE_PX), h: String(LEAST_SIDE_PX) })
    : t('pictures.bannerHint', { mb, w: String(GOOD_BANNER.width), h: String(GOOD_BANNER.height) })
}
