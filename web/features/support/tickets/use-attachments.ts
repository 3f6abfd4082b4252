import { useRef, useState } from 'react'
import { TICKET_LIMITS } from '#contract/support.limits.ts'
import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { upload } from '#web/api/upload.ts'
import { useTranslation } from '#web/i18n/language.ts'

export interface AttachedFile {
  readonly key: number
  readonly name: string
  readonly bytes: number
  readonly state: 'sending' | 'failed' | 'done'
  /** Share that was sent, 0 to 1. */
  readonly share: number
  readonly error: string
  /** It would fail again. */
  readonly isFinal: boolean
  readonly id: string | null
}

export const MEGABYTE = 1024 * 1024

/** The files of a message that is being written. They are uploaded at once, and sent along by their ids. */
export function useAttachments() {
  const { t } = useTranslation()
  const [files, setFiles] = useState<readonly AttachedFile[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const sources = useRef(new Map<number, { readonly file: File; readonly leaving: AbortController }>())
  const lastKey = useRef(0)

  const change = (key: number, changes: Partial<AttachedFile>) =>
    setFiles((all) => all.map((each) => (each.key === key ? { ...each, ...changes } : each)))

  const send = async (key: number) => {
    const source = sources.current.get(key)
    if (!source) return
    const { file, leaving } = source
    change(key, { state: 'sending', share: 0, error: '' })
    try {
      const { id } = await upload('POST /api/ticket-attachments', {
        query: { name: file.name.slice(-TICKET_LIMITS.fileNameMax) },
        file,
        signal: leaving.signal,
        onProgress: (share) => change(key, { share }),
      })
      change(key, { state: 'done', share: 1, id })
    } catch (error) {
      if (!leaving.signal.aborted)
        change(key, { state: 'failed', error: shownMessage(error, t, t('support.attachFailed')) })
    }
  }

  const add = (added: readonly File[]) => {
    const room = TICKET_LIMITS.attachments - files.length
    setProblem(added.length > room ? t('support.attachTooMany', { count: TICKET_LIMITS.attachments }) : null)
    const taken = added.slice(0, Math.max(0, room)).map((file): AttachedFile => {
      lastKey.current += 1
      const isLarge = file.size > TICKET_LIMITS.attachmentBytes
      const size = TICKET_LIMITS.attachmentBytes / MEGABYTE
      if (!isLarge) sources.current.set(lastKey.current, { file, leaving: new AbortController() })
      return {
        key: lastKey.current,
        name: file.name,
        bytes: file.size,
        state: isLarge ? 'failed' : 'sending',
        share: 0,
        error: isLarge ? t('support.attachTooLarge', { size }) : '',
        isFinal: isLarge,
        id: null,
      }
    })
    setFiles((all) => [...all, ...taken])
    for (const { key, isFinal } of taken) if (!isFinal) void send(key)
  }

  const remove = (key: number) => {
    setProblem(null)
    sources.current.get(key)?.leaving.abort()
    sources.current.delete(key)
    const gone = files.find((each) => each.key === key)
    setFiles((all) => all.filter((each) => each.key !== key))
    // What cannot be discarded now is discarded by the server within a day.
    if (gone?.id) void call('DELETE /api/ticket-attachments/{id}', { params: { id: gone.id } }).catch(() => {})
  }

  return {
    files,
    problem,
    add,
    remove,
    retry: (key: number) => void send(key),
    /** Not all of them have arrived. */
    isBusy: files.some(({ state }) => state === 'sending'),
    ids: files.flatMap(({ id }) => (id === null ? [] : [id])),
    clear: () => {
      sources.current.clear()
      setFiles([])
      setProblem(null)
    },
  }
}

export type Attachments = ReturnType<typeof useAttachments>
