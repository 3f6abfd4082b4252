import { ImagePlus, X } from 'lucide-react'
import { useRef } from 'react'
import { PICTURE_TYPES } from '#contract/brand-pictures.limits.ts'
import type { ChatPictureLock } from '#contract/chat.limits.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { useObjectUrl } from '#web/ui/marks/private-picture.tsx'
import type { ChosenPicture, ChosenPictures } from './use-chosen-pictures.ts'

/** The pictures of the message that is being written, each of which can be left out again. */
export function ChosenStrip({ pictures: { chosen, problem, remove } }: { readonly pictures: ChosenPictures }) {
  const { t } = useTranslation()
  return (
    <>
      {chosen.length > 0 && (
        <ul aria-label={t('chat.picturesChosen')} className="flex gap-2 overflow-x-auto p-1">
          {chosen.map((one, at) => (
            <li key={one.id} className="relative shrink-0">
              <Chosen picture={one} alt={t('chat.pictureNo', { no: at + 1, count: chosen.length })} />
              <IconButton
                size={44}
                tone="surface"
                label={t('chat.pictureRemove', { no: at + 1 })}
                icon={<X aria-hidden size={16} />}
                onClick={() => remove(one.id)}
                className="absolute! top-0 right-0"
              />
            </li>
          ))}
        </ul>
      )}
      {problem && (
        <p role="alert" className="text-14 text-signal-text">
          {problem}
        </p>
      )}
    </>
  )
}

function Chosen({ picture: { file }, alt }: { readonly picture: ChosenPicture; readonly alt: string }) {
  const url = useObjectUrl(file)
  const look = 'size-24 rounded-control object-cover'
  return url ? <img src={url} alt={alt} className={look} /> : <span className={look} />
}

interface AddPicturesProps {
  readonly pictures: ChosenPictures
  readonly lock: ChatPictureLock | null
}

/** Chooses pictures; before the first answer it says why that does not go yet. */
export function AddPictures({ pictures, lock }: AddPicturesProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton
        label={lock === null ? t('chat.pictureAdd') : t(`chat.pictures-${lock}`)}
        icon={<ImagePlus aria-hidden size={20} />}
        aria-disabled={lock !== null || undefined}
        onClick={() => (lock === null ? input.current?.click() : pictures.explain())}
      />
      <input
        ref={input}
        type="file"
        multiple
        accept={PICTURE_TYPES.join(',')}
        tabIndex={-1}
        aria-hidden
        className="hidden"
        onChange={({ target }) => {
          pictures.add([...(target.files ?? [])])
          // The same picture can be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
