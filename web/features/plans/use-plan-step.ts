import { useState } from 'react'
import { type OwnSubscription, useSubscription } from '#web/api/subscription.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { showToast } from '#web/ui/feedback/toast.ts'

/** Sends a change of the plan, and shows what became of it. */
export function usePlanStep() {
  const { t } = useTranslation()
  const { keep } = useSubscription()
  const [isBusy, setBusy] = useState(false)
  const send = async (work: () => Promise<OwnSubscription>, done: string): Promise<boolean> => {
    setBusy(true)
    try {
      keep(await work())
      showToast({ title: done })
      return true
    } catch (error) {
      showFailure(error, t, t('plans.stepFailed'))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { send, isBusy }
}
