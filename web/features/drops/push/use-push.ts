import { useEffect, useState } from 'react'
import { type PushState, pushState } from '#web/device/push.ts'
import { logFailure } from '#web/device/silently.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { turnPushOff, turnPushOn } from './push-calls.ts'

interface UsePush {
  /** Null while loading. */
  readonly state: PushState | null
  readonly isBusy: boolean
  readonly setOn: (isOn: boolean) => Promise<void>
}

/** Whether this device gets messages about drops. The browser asks for permission only when they are turned on. */
export function usePush(): UsePush {
  const { t } = useTranslation()
  const [state, setState] = useState<PushState | null>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    pushState().then(setState, (error: unknown) => {
      logFailure('read the push subscription', error)
      setState('unsupported')
    })
  }, [])
  const setOn = async (isOn: boolean) => {
    if (isBusy) return
    setBusy(true)
    try {
      await (isOn ? turnPushOn() : turnPushOff())
    } catch (error) {
      showFailure(error, t, t('drops.pushFailed'))
    }
    // Read from the browser, because the user may have denied the permission.
    setState(await pushState().catch(() => 'unsupported' as const))
    setBusy(false)
  }
  return { state, isBusy, setOn }
}
