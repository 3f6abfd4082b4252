import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Crop, OwnPicture, OwnPictures } from '#contract/brand-pictures.ts'
import { call } from '#web/api/call.ts'
import { CallFailure } from '#web/api/call-failure.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { showToast } from '#web/ui/feedback/toast.ts'

/** For how long screens offer to put a removed picture back. */
const UNDO_SHOWN_MS = 10_000

/** The pictures of a product and what can be done with them. `onChange` is called after each change. */
export function useOwnPictures(productId: string, onChange: () => void) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const key = ['/api/brand/products/{id}/images', productId] as const
  const params = { id: productId }
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/brand/products/{id}/images', { params, signal }),
  })
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const waiting = useRef(0)

  /** One change after another: each needs the version of the one before. The list shows the result of the last one. */
  const change = (work: (version: string) => Promise<OwnPictures>): Promise<boolean> => {
    const attempt = async (): Promise<boolean> => {
      try {
        const answer = await work(client.getQueryData<OwnPictures>(key)?.version ?? '')
        waiting.current -= 1
        client.setQueryData<OwnPictures>(key, (now) =>
          waiting.current > 0 && now ? { ...now, version: answer.version } : answer,
        )
        onChange()
        return true
      } catch (error) {
        waiting.current -= 1
        const isConflict = error instanceof CallFailure && error.code === 'conflict'
        if (isConflict) showToast({ title: t('pictures.conflict') })
        else showFailure(error, t, t('pictures.actionFailed'))
        await query.refetch()
        return false
      }
    }
    waiting.current += 1
    const next = last.current.then(attempt)
    last.current = next
    return next
  }

  const restore = async (imageId: string, title = t('pictures.restored')) => {
    const path = { params: { ...params, imageId } }
    if (await change(() => call('POST /api/brand/products/{id}/images/{imageId}/restore', path))) showToast({ title })
  }
  const offerUndo = (title: string, imageId: string) =>
    showToast({
      title,
      showMs: UNDO_SHOWN_MS,
      action: { label: t('pictures.undo'), hint: t('pictures.undoHint'), press: () => void restore(imageId) },
    })

  return {
    query,
    /** After an upload. */
    adopt: (answer: OwnPictures) => {
      client.setQueryData(key, answer)
      onChange()
    },
    /** Order, texts and focal points: shown at once; a refusal brings the old list back. */
    arrange: (pictures: readonly OwnPicture[]): Promise<boolean> => {
      client.setQueryData<OwnPictures>(key, (now) => now && { ...now, pictures: [...pictures] })
      const wanted = pictures.map(({ id, altDe, altEn, focus }) => ({ id, altDe, altEn, focus }))
      return change((version) =>
        call('PUT /api/brand/products/{id}/images', { params, body: { version, pictures: wanted } }),
      )
    },
    remove: async (imageId: string) => {
      const path = { params: { ...params, imageId } }
      if (await change(() => call('DELETE /api/brand/products/{id}/images/{imageId}', path)))
        offerUndo(t('pictures.removed'), imageId)
    },
    /** Submits a picture again that the review refused. */
    submit: (imageId: string) => restore(imageId, t('pictures.submitted')),
    crop: async (imageId: string, crop: Crop) => {
      const path = { params: { ...params, imageId }, body: crop }
      if (await change(() => call('POST /api/brand/products/{id}/images/{imageId}/crop', path)))
        offerUndo(t('pictures.cropWas'), imageId)
    },
  }
}
