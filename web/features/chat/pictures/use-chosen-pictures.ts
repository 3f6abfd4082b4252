import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { megabytesOf, PICTURE_TYPES } from '#contract/brand-pictures.limits.ts'
import { CHAT, type ChatPictureLock } from '#contract/chat.limits.ts'
import { useTranslation } from '#web/i18n/language.ts'

export interface ChosenPicture {
  readonly id: string
  readonly file: File
}

const filesOf = (transfer: DataTransfer) => [...transfer.files].filter(({ type }) => type.startsWith('image/'))

/** The pictures of the message that is being written: chosen, dropped or pasted. */
export function useChosenPictures(lock: ChatPictureLock | null) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<readonly ChosenPicture[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const faultOf = (file: File): string | null => {
    if (!PICTURE_TYPES.some((type) => type === file.type)) return t('chat.pictureType')
    return file.size > CHAT.pictureBytes ? t('chat.pictureLarge', { size: megabytesOf(CHAT.pictureBytes) }) : null
  }
  const add = (files: readonly File[]) => {
    if (files.length === 0) return
    if (lock !== null) return setProblem(t(`chat.pictures-${lock}`))
    const faults = files.map(faultOf)
    const good = files.filter((_, at) => faults[at] === null)
    const room = CHAT.pictures - chosen.length
    const tooMany = good.length > room ? t('chat.picturesMost', { count: CHAT.pictures }) : null
    setProblem(faults.find((fault) => fault !== null) ?? tooMany)
    setChosen([...chosen, ...good.slice(0, room).map((file) => ({ id: crypto.randomUUID(), file }))])
  }
  return {
    chosen,
    problem,
    add,
    /** Says why no pictures can be sent now. */
    explain: () => lock !== null && setProblem(t(`chat.pictures-${lock}`)),
    remove: (id: string) => {
      setProblem(null)
      setChosen((all) => all.filter((one) => one.id !== id))
    },
    clear: () => {
      setProblem(null)
      setChosen([])
    },
    /** For the field and the form around it. */
    onPaste: (event: ClipboardEvent) => {
      const files = filesOf(event.clipboardData)
      if (files.length === 0) return
      event.preventDefault()
      add(files)
    },
    onDrop: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      add([...event.dataTransfer.files])
    },
  }
}

export type ChosenPictures = ReturnType<typeof useChosenPictures>
