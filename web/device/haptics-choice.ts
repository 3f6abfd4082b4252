import { isNativeShell } from './platform.ts'
import { storedText } from './stored.ts'

/** Stored when haptic feedback was switched off; absent otherwise. */
const choice = storedText('haptics')
const OFF = 'off'
/** Read on first use: the server's renderer imports this file and has no such storage. */
let isOn: boolean | null = null

/** Whether swipes give haptic feedback. */
export const wantsHaptics = (): boolean => {
  isOn ??= choice.read() !== OFF
  return isOn
}

/** Applies the choice at once and stores it. */
export function chooseHaptics(wanted: boolean): void {
  isOn = wanted
  choice.keep(wanted ? null : OFF)
}

/** Whether this device can vibrate. Desktop browsers have the call, but it does nothing. */
export const canTap = (): boolean => isNativeShell() || ('vibrate' in navigator && navigator.maxTouchPoints > 0)
