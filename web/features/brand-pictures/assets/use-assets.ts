import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AssetKind, Assets } from '#contract/brand-assets.ts'
import type { Crop } from '#contract/brand-pictures.ts'
import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { upload } from '#web/api/upload.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { showToast } from '#web/ui/feedback/toast.ts'

const KEY = ['/api/brand/assets'] as const
const UNDO_SHOWN_MS = 10_000

/** Logo and banner of the brand of this tab. */
export const useAssets = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => call('GET /api/brand/assets', { signal }) })

const share = (value: number) => String(Math.round(value * 1e6) / 1e6)
const written = ({ x, y, width, height }: Crop) => [x, y, width, height].map(share).join(',')

/** What can be done with the logo or the banner. */
export function useAssetChanges(kind: AssetKind) {
  const { t } = useTranslation()
  const client = useQueryClient()
  /** Share that was sent; null: nothing is on its way. */
  const [sent, setSent] = useState<number | null>(null)
  const [error, setError] = useState('')
  const adopt = (answer: Assets) => void client.setQueryData(KEY, answer)

  const restore = async (pictureId: string) => {
    try {
      adopt(await call('POST /api/brand/assets/{kind}/{pictureId}/restore', { params: { kind, pictureId } }))
      setError('')
    } catch (failure) {
      showFailure(failure, t, t('pictures.actionFailed'))
    }
  }

  return {
    sent,
    error,
    setError,
    restore,
    /** False where it was refused. */
    send: async (file: Blob, crop: Crop | null): Promise<boolean> => {
      setError('')
      setSent(0)
      try {
        const query = crop ? { query: { crop: written(crop) } } : {}
        adopt(await upload(`POST /api/brand/assets/${kind}`, { ...query, file, onProgress: setSent }))
        return true
      } catch (failure) {
        setError(shownMessage(failure, t, t('pictures.uploadFailed')))
        return false
      } finally {
        setSent(null)
      }
    },
    remove: async (pictureId: string) => {
      try {
        adopt(await call('DELETE /api/brand/assets/{kind}', { params: { kind } }))
      } catch (failure) {
        showFailure(failure, t, t('pictures.actionFailed'))
        return
      }
      showToast({
        title: t(kind === 'logo' ? 'pictures.logoRemoved' : 'pictures.bannerRemoved'),
        showMs: UNDO_SHOWN_MS,
        action: { label: t('pictures.undo'), hint: t('pictures.undoHint'), press: () => void restore(pictureId) },
      })
    },
  }
}
