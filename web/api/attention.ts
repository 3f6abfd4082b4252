import { createListeners } from '#web/device/listeners.ts'

const refused = createListeners()

/** Calls back when a call is refused for lack of a session: it may have ended. Returns how to stop. */
export const whenUnauthenticated = refused.subscribe

export const tellUnauthenticated = refused.notify

/** Requests are unattended when the user has not touched this tab for longer. */
const ATTENTION_MS = 60_000

let lastInputAt: number | null = null

/** How long the user has not touched this tab; 0 where it is not watched (`watchInput`). */
export const idleMs = (): number => (lastInputAt === null ? 0 : Date.now() - lastInputAt)

/** Whether the app asks by itself: polls of an open page must not keep a session of staff alive (Decision 089). */
export const isUnattended = (): boolean => idleMs() > ATTENTION_MS

const INPUT = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'input'] as const

/** Notes every touch of this tab. Returns how to stop it. */
export function watchInput(): () => void {
  const note = () => {
    lastInputAt = Date.now()
  }
  note()
  for (const kind of INPUT) addEventListener(kind, note, { capture: true, passive: true })
  return () => {
    lastInputAt = null
    for (const kind of INPUT) removeEventListener(kind, note, { capture: true })
  }
}
