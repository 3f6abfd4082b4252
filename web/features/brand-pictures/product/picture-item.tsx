import { ArrowLeft, ArrowRight, GripVertical, Pencil, Trash2 } from 'lucide-react'
import type { HTMLAttributes } from 'react'
import { GOOD_PICTURE } from '#contract/brand-pictures.limits.ts'
import type { OwnPicture } from '#contract/brand-pictures.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Picture } from '#web/ui/marks/picture.tsx'

interface PictureItemProps {
  readonly picture: OwnPicture
  readonly number: number
  readonly total: number
  readonly isDragged: boolean
  /** Events of the handle, by pointer and arrow keys. */
  readonly handle: HTMLAttributes<HTMLButtonElement>
  readonly onMove: (by: 1 | -1) => void
  readonly onEdit: () => void
  readonly onRemove: () => void
  /** Submits a refused one again. */
  readonly onSubmit: () => void
}

const isSmall = ({ media }: OwnPicture): boolean =>
  media.width < GOOD_PICTURE.width || media.height < GOOD_PICTURE.height

/** One picture of the product with its tools. */
export function PictureItem({ picture, number, total, isDragged, handle, ...on }: PictureItemProps) {
  const { t } = useTranslation()
  return (
    <li
      data-picture={picture.id}
      className={classes(
        '@container flex min-w-0 flex-col overflow-hidden rounded-control border bg-surface',
        isDragged ? 'border-ink opacity-70' : 'border-line',
      )}
    >
      <div className="relative aspect-3/4 bg-line">
        <Picture
          source={picture.media}
          sizes="(min-width: 640px) 180px, 45vw"
          alt={`${t('pictures.picture', { number, total })}: ${picture.media.alt}`}
        />
        <p className="absolute top-2 left-2 flex flex-wrap gap-1">
          {number === 1 && <Badge tone="volt">{t('pictures.card')}</Badge>}
          {picture.state === 'waiting' && <Badge tone="ink">{t('pictures.inReview')}</Badge>}
          {picture.state === 'refused' && <Badge tone="signal">{t('pictures.refused')}</Badge>}
        </p>
        <button
          type="button"
          {...handle}
          aria-label={t('pictures.move', { number })}
          title={t('pictures.move', { number })}
          className="absolute top-1 right-1 flex size-11 cursor-grab touch-none items-center justify-center rounded-pill border border-line bg-surface active:cursor-grabbing"
        >
          <GripVertical aria-hidden size={18} />
        </button>
      </div>
      {picture.state === 'refused' && <Refusal refusal={picture.refusal} number={number} onSubmit={on.onSubmit} />}
      {isSmall(picture) && (
        <p className="border-t border-line px-2 py-1.5 text-12 text-muted">
          {t('pictures.small', { w: String(GOOD_PICTURE.width), h: String(GOOD_PICTURE.height) })}
        </p>
      )}
      <div className="mt-auto grid grid-cols-2 justify-items-center border-t border-line @min-[11.25rem]:grid-cols-4">
        <IconButton
          size={44}
          label={t('pictures.forward', { number })}
          icon={<ArrowLeft aria-hidden size={18} />}
          aria-disabled={number === 1 || undefined}
          onClick={() => on.onMove(-1)}
        />
        <IconButton
          size={44}
          label={t('pictures.back', { number })}
          icon={<ArrowRight aria-hidden size={18} />}
          aria-disabled={number === total || undefined}
          onClick={() => on.onMove(1)}
        />
        <IconButton
          size={44}
          label={t('pictures.edit', { number })}
          icon={<Pencil aria-hidden size={18} />}
          onClick={on.onEdit}
        />
        <IconButton
          size={44}
          label={t('pictures.remove', { number })}
          icon={<Trash2 aria-hidden size={18} />}
          onClick={on.onRemove}
        />
      </div>
    </li>
  )
}

interface RefusalProps {
  readonly refusal: string
  readonly number: number
  readonly onSubmit: () => void
}

/** Why the review did not approve a picture. The review writes in the language of the brand. */
function Refusal({ refusal, number, onSubmit }: RefusalProps) {
  const { t } = useTranslation()
  return (
    <div className="border-t border-line px-2 py-1.5 text-14">
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{refusal || t('pictures.refusedText')}</p>
      <button
        type="button"
        aria-label={t('pictures.submitAgain', { number })}
        onClick={onSubmit}
        className="link min-h-11 text-left"
      >
        {t('pictures.submit')}
      </button>
    </div>
  )
}
