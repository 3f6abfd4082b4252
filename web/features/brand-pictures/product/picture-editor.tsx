import { useState } from 'react'
import { PICTURES_PER_PRODUCT } from '#contract/brand-pictures.limits.ts'
import type { OwnPicture } from '#contract/brand-pictures.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '#web/ui/classes.ts'
import { LiveRegion } from '#web/ui/feedback/live-region.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { useReorder } from '../../../ui/reorder/use-reorder.ts'
import { useDroppedFiles } from '../use-dropped-files.ts'
import { AddArea } from './add-area.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { PictureItem } from './picture-item.tsx'
import { useOwnPictures } from './use-own-pictures.ts'
import { useUploads } from './use-uploads.ts'

interface PictureEditorProps {
  readonly productId: string
  /** The pictures are others now. */
  readonly onChange: () => void
}

/** The pictures of a product: adding, order, focal points, texts, crops, removal. Every change is saved at once. */
export function PictureEditor({ productId, onChange }: PictureEditorProps) {
  const { t } = useTranslation()
  const own = useOwnPictures(productId, onChange)
  const uploads = useUploads(productId, own.adopt)
  const { isOver, target } = useDroppedFiles(uploads.addFiles)
  const pictures = own.query.data?.pictures
  if (!pictures) {
    return own.query.isError ? (
      <RetryRow text={t('pictures.loadFailed')} onRetry={() => void own.query.refetch()} />
    ) : (
      <Skeleton className="h-48" />
    )
  }
  const isFull = pictures.length >= PICTURES_PER_PRODUCT
  return (
    <div
      {...target}
      data-testid="pictures"
      className={classes(
        'relative flex flex-col gap-5 rounded-sheet border border-dashed p-4',
        isOver ? 'border-ink bg-line' : 'border-edge',
      )}
    >
      <PictureList pictures={pictures} own={own} />
      {isFull ? (
        <p className="text-14 text-muted">{t('pictures.full', { most: PICTURES_PER_PRODUCT })}</p>
      ) : (
        <AddArea onFiles={uploads.addFiles} onAddress={uploads.addAddress} />
      )}
      {isOver && (
        <p className="headline pointer-events-none absolute inset-0 flex items-center justify-center rounded-sheet bg-surface/90 text-22">
          {t('pictures.dropHere')}
        </p>
      )}
    </div>
  )
}

interface PictureListProps {
  readonly pictures: readonly OwnPicture[]
  readonly own: ReturnType<typeof useOwnPictures>
}

function PictureList({ pictures, own }: PictureListProps) {
  const { t } = useTranslation()
  const total = pictures.length
  const [said, setSaid] = useState('')
  const [editedId, setEditedId] = useState<string | null>(null)
  const { list, shown, dragged, move, handleOf } = useReorder({
    items: pictures,
    onOrder: (order) => void own.arrange(order),
    onPlace: (number) => setSaid(t('pictures.moved', { number, total })),
  })
  const edited = pictures.find(({ id }) => id === editedId)
  return (
    <>
      <LiveRegion text={said} />
      {total > 0 && (
        <div>
          <p className="tabular mb-2 text-14 text-muted">
            {t('pictures.count', { count: total, most: PICTURES_PER_PRODUCT })}
          </p>
          <ol
            ref={list}
            className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(11.5rem,1fr))]"
          >
            {shown.map((picture, at) => (
              <PictureItem
                key={picture.id}
                picture={picture}
                number={at + 1}
                total={total}
                isDragged={picture === dragged}
                handle={handleOf(picture)}
                onMove={(by) => move(at, by)}
                onEdit={() => setEditedId(picture.id)}
                onRemove={() => void own.remove(picture.id)}
                onSubmit={() => void own.submit(picture.id)}
              />
            ))}
          </ol>
        </div>
      )}
      {edited && (
        <PictureDialog
          key={edited.id}
          picture={edited}
          onClose={() => setEditedId(null)}
          onSave={(changed) => {
            setEditedId(null)
            void own.arrange(pictures.map((picture) => (picture.id === changed.id ? changed : picture)))
          }}
          onCrop={(crop) => {
            setEditedId(null)
            void own.crop(edited.id, crop)
          }}
        />
      )}
    </>
  )
}
