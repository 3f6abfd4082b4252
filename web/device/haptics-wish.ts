import { isNativeShell } from './platform.ts'
import { storedText } from './stored.ts'

/** The wish not to be tapped; absent as long as taps are welcome. */
const choice = storedText('haptics')
const OFF = 'off'
/** Read when first asked for: the server draws pages with this file and has no such storage. */
let isWelcome: boolean | null = null

/** Whether a swipe may tap the finger. */
export const wantsHaptics = (): boolean => {
  isWelcome ??= choice.read() !== OFF
  return isWelcome
}

/** Switches the taps on or off at once and keeps the choice. */
export function chooseHaptics(isOn: boolean): void {
  isWelcome = isOn
  choice.keep(isOn ? null : OFF)
}

/** Whether this device has something to tap with: browsers of desktops say they can and do nothing. */
export const canTap = (): boolean => isNativeShell() || ('vibrate' in navigator && navigator.maxTouchPoints > 0)
