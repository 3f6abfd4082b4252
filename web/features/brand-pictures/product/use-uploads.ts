import { useEffect, useState, useSyncExternalStore } from 'react'
import { PICTURE_BYTES } from '#contract/brand-pictures.limits.ts'
import type { OwnPictures } from '#contract/brand-pictures.ts'
import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { upload } from '#web/api/upload.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { faultOf } from '../check-file.ts'
import { openUploadQueue, type UploadJob } from './upload-queue.ts'

/** Loading from a slow shop and decoding may take longer than other calls. */
const FROM_ADDRESS_MS = 45_000

/** Sends pictures to a product; `onAdded` gets each answer. */
export function useUploads(productId: string, onAdded: (answer: OwnPictures) => void) {
  const { t } = useTranslation()
  const [queue] = useState(() => openUploadQueue((error) => shownMessage(error, t, t('pictures.uploadFailed'))))
  const items = useSyncExternalStore(queue.subscribe, queue.read, queue.read)
  const params = { id: productId }
  useEffect(
    () => () => {
      for (const { id } of queue.read()) queue.drop(id)
    },
    [queue],
  )
  return {
    items,
    retry: queue.retry,
    drop: queue.drop,
    addFiles: (files: readonly File[]) =>
      queue.add(
        files.map((file): UploadJob => {
          const fault = faultOf(file, PICTURE_BYTES.product, t)
          return {
            name: file.name,
            preview: fault ? null : URL.createObjectURL(file),
            fault,
            run: async (onProgress, signal) =>
              onAdded(await upload('POST /api/brand/products/{id}/images', { params, file, onProgress, signal })),
          }
        }),
      ),
    addAddress: (address: string) =>
      queue.add([
        {
          name: address,
          preview: null,
          fault: null,
          run: async (_onProgress, signal) =>
            onAdded(
              await call('POST /api/brand/products/{id}/images/from-address', {
                params,
                body: { address },
                signal,
                timeoutMs: FROM_ADDRESS_MS,
              }),
            ),
        },
      ]),
  }
}
