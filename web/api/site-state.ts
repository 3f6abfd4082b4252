import { useEffect, useSyncExternalStore } from 'react'
import { createListeners } from '#web/device/listeners.ts'
import { logFailure } from '#web/device/silently.ts'
import { type Answer, call } from './call.ts'

/** The line above every screen, and who may register. */
type SiteState = Answer<'GET /api/site/state'>

/** Null until the server was asked. */
let state: SiteState | null = null
const { subscribe, notify } = createListeners()

const current = (): SiteState | null => state
/** Documents of the server are rendered without it. */
export const useSiteState = (): SiteState | null => useSyncExternalStore(subscribe, current, () => null)

export async function askSiteState(): Promise<void> {
  try {
    const next = await call('GET /api/site/state')
    const isSame = JSON.stringify(next) === JSON.stringify(state)
    state = next
    if (!isSame) notify()
  } catch (error) {
    logFailure('ask what is said above every screen', error)
  }
}

/** Whether staff have closed registration, asked anew by each screen that needs it; the server decides. */
export function useIsClosedFor(who: 'shoppers' | 'brands'): boolean {
  useEffect(() => void askSiteState(), [])
  const known = useSiteState()
  return known !== null && !known.registration[who]
}
