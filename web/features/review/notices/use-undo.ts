import { useRef } from 'react'
import { REVIEW } from '#contract/moderation.limits.ts'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { showToast } from '#web/ui/feedback/toast.ts'
import type { Review } from '../use-review.ts'

/** Taking back the last decision to keep something, as long as its mail has not left. */
export function useUndo(review: Review) {
  const { t } = useTranslation()
  const last = useRef<string | null>(null)
  const undo = async () => {
    const id = last.current
    if (id === null) return
    last.current = null
    try {
      await call('POST /api/staff/notices/{id}/undo', { params: { id }, body: {} })
      showToast({ title: t('notices.undone'), text: t('notices.undoneText') })
      review.show({ type: 'notice', id })
      await review.refresh()
    } catch (error) {
      showFailure(error, t, t('notices.undoLate'))
    }
  }
  return {
    undo,
    /** Offers it with a toast. */
    offer: (id: string, reference: string) => {
      last.current = id
      showToast({
        title: t('review.noticeDone-kept'),
        text: reference,
        showMs: REVIEW.undoSeconds * 1000,
        action: { label: t('notices.undo'), hint: t('notices.undoHint'), press: () => void undo() },
      })
    },
  }
}
