import { useSyncExternalStore } from 'react'
import { createListeners } from '#web/device/listeners.ts'
import type { Answer } from './call.ts'

/** The line above every screen, and who may register; `web/start/follow-site-state.ts` asks for it. */
type SiteState = Answer<'GET /api/site/state'>

/** Null until the server has answered. */
let state: SiteState | null = null
const { subscribe, notify } = createListeners()

const current = (): SiteState | null => state
/** Documents of the server are rendered without it. */
export const useSiteState = (): SiteState | null => useSyncExternalStore(subscribe, current, () => null)

export function setSiteState(next: SiteState): void {
  state = next
  notify()
}

/** Whether staff have closed registration, as far as it is known: the server decides. */
export const useIsClosedFor = (who: 'shoppers' | 'brands'): boolean => useSiteState()?.registration[who] === false
