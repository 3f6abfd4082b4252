import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { PICTURE_BYTES } from '#contract/brand-pictures.limits.ts'
import type { OwnPictures } from '#contract/brand-pictures.ts'
import { chosenBrand } from '#web/api/brand-headers.ts'
import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { upload } from '#web/api/upload.ts'
import type { UploadJob } from '#web/api/upload-queue.ts'
import { uploads } from '#web/api/uploads.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { faultOf } from '../check-file.ts'

/** Loading from a slow shop and decoding may take longer than other calls. */
const FROM_ADDRESS_MS = 45_000

/** Editors that are on the screen, by product: they adopt the answer of an upload. */
const open = new Map<string, (answer: OwnPictures) => void>()

/** The editor is closed: its product and the table are read again when they are shown. */
function forget(client: QueryClient): void {
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith('/api/brand/products'),
  })
}

/** Sends pictures to a product, also after its editor was left; `onAdded` gets each answer while it is open. */
export function useUploads(productId: string, onAdded: (answer: OwnPictures) => void) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const adopt = useEffectEvent(onAdded)
  useEffect(() => {
    const listener = (answer: OwnPictures) => adopt(answer)
    open.set(productId, listener)
    return () => {
      if (open.get(productId) === listener) open.delete(productId)
    }
  }, [productId])
  const arrived = (answer: OwnPictures) => {
    const listener = open.get(productId)
    if (listener) listener(answer)
    else forget(client)
  }
  const brandId = chosenBrand() ?? ''
  const params = { id: productId }
  const place = {
    brandId,
    productId,
    sentenceOf: (error: unknown) => shownMessage(error, t, t('pictures.uploadFailed')),
  }
  return {
    addFiles: (files: readonly File[]) =>
      uploads.add(
        files.map((file): UploadJob => {
          const fault = faultOf(file, PICTURE_BYTES.product, t)
          const path = 'POST /api/brand/products/{id}/images'
          return {
            ...place,
            name: file.name,
            preview: fault ? null : URL.createObjectURL(file),
            fault,
            run: async (onProgress, signal) =>
              arrived(await upload(path, { params, brandId, file, onProgress, signal })),
          }
        }),
      ),
    addAddress: (address: string) =>
      uploads.add([
        {
          ...place,
          name: address,
          preview: null,
          fault: null,
          run: async (_onProgress, signal) => {
            const path = 'POST /api/brand/products/{id}/images/from-address'
            const options = { signal, brandId, timeoutMs: FROM_ADDRESS_MS }
            arrived(await call(path, { params, body: { address }, ...options }))
          },
        },
      ]),
  }
}
