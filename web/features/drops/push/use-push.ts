import { useEffect, useState } from 'react'
import { type PushState, pushState } from '#web/device/push.ts'
import { logFailure } from '#web/device/silently.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { turnPushOff, turnPushOn } from './push-calls.ts'

interface UsePush {
  /** Null until it is known. */
  readonly state: PushState | null
  readonly isBusy: boolean
  readonly turn: (isWanted: boolean) => Promise<void>
}

/** Whether this device is told about drops. Asked for only when somebody turns it on. */
export function usePush(): UsePush {
  const { t } = useTranslation()
  const [state, setState] = useState<PushState | null>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    pushState().then(setState, (error: unknown) => {
      logFailure('ask whether this device is told', error)
      setState('unsupported')
    })
  }, [])
  const turn = async (isWanted: boolean) => {
    if (isBusy) return
    setBusy(true)
    try {
      await (isWanted ? turnPushOn() : turnPushOff())
    } catch (error) {
      showFailure(error, t, t('drops.pushFailed'))
    }
    // What the browser says now: the person may have said no to it.
    setState(await pushState().catch(() => 'unsupported' as const))
    setBusy(false)
  }
  return { state, isBusy, turn }
}
