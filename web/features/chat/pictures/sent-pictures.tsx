import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChatMessage } from '#contract/conversation.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '#web/ui/classes.ts'
import { PrivatePicture, useObjectUrl } from '#web/ui/marks/private-picture.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import type { Unsent } from '../stored-chat.ts'
import { pictureFile } from './picture-files.ts'

const gridOf = (count: number) => classes('grid gap-1', count > 1 && 'grid-cols-2')
const LOOK = 'block aspect-square w-40 max-w-full rounded-control object-cover'

interface SentPicturesProps {
  readonly pictures: ChatMessage['pictures']
  /** Who sent them. */
  readonly name: string
  /** Of the conversation, of the side that reads. */
  readonly path: string
  readonly brandId: string | null
}

/** The pictures of a message; each opens in full. */
export function SentPictures({ pictures, name, path, brandId }: SentPicturesProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<string | null>(null)
  if (pictures.length === 0) return null
  const altOf = (at: number) =>
    pictures.length === 1 ? t('chat.pictureOf', { name }) : t('chat.pictureNoOf', { no: at + 1, name })
  const shown = pictures.findIndex(({ id }) => id === open)
  const source = (id: string) => ({ path: `${path}/pictures/${id}`, ...(brandId !== null && { brandId }) })
  return (
    <>
      <ul className={gridOf(pictures.length)}>
        {pictures.map(({ id }, at) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => setOpen(id)}
              className="block cursor-zoom-in overflow-hidden rounded-control outline-offset-2"
            >
              <PrivatePicture {...source(id)} alt={altOf(at)} className={LOOK} />
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        open={shown >= 0}
        onClose={() => setOpen(null)}
        title={altOf(Math.max(0, shown))}
        bare
        className="max-w-4xl!"
      >
        {open !== null && (
          <PrivatePicture
            {...source(open)}
            alt={altOf(Math.max(0, shown))}
            className="max-h-[85dvh] min-h-40 w-full object-contain"
          />
        )}
      </Dialog>
    </>
  )
}

/** The pictures of a message that is on its way. */
export function UnsentPictures({ pictures }: { readonly pictures: Unsent['pictures'] }) {
  if (pictures.length === 0) return null
  return (
    <ul className={gridOf(pictures.length)}>
      {pictures.map((id, at) => (
        <li key={id}>
          <UnsentPicture id={id} no={at + 1} count={pictures.length} />
        </li>
      ))}
    </ul>
  )
}

function UnsentPicture({ id, no, count }: { readonly id: string; readonly no: number; readonly count: number }) {
  const { t } = useTranslation()
  const { data } = useQuery({ queryKey: ['unsent-picture', id], queryFn: () => pictureFile(id), gcTime: 0 })
  const url = useObjectUrl(data ?? undefined)
  const alt = t('chat.pictureNo', { no, count })
  return url ? (
    <img src={url} alt={alt} className={LOOK} />
  ) : (
    <span role="img" aria-label={alt} className={classes(LOOK, 'bg-current/20')} />
  )
}
