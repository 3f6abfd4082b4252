import { wantsHaptics } from './haptics-choice.ts'
import { isNativeShell } from './platform.ts'
import { silently } from './silently.ts'

/** Length of the vibration in ms; Spec §9: heavy on like, light on pass. */
const PULSE_MS = { heavy: 30, light: 10 } as const

/** Haptic feedback, where the device has it and the user has not switched it off. */
export function haptic(strength: keyof typeof PULSE_MS): void {
  if (!wantsHaptics()) return
  if (isNativeShell()) {
    const tapped = import('./native/haptics.ts').then(({ tap }) => tap(strength))
    silently('give haptic feedback', tapped)
    return
  }
  // Older WebKit has no `vibrate`, although the type says so.
  if ('vibrate' in navigator) navigator.vibrate(PULSE_MS[strength])
}
