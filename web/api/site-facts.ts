import { useSyncExternalStore } from 'react'
import { logFailure } from '#web/device/silently.ts'
import { type Answer, call } from './call.ts'

/** Who runs this installation, its figures and store addresses. */
export type SiteFacts = Answer<'GET /api/site/facts'>

/** Null until they are known: at once on pages that our server made, after a call elsewhere. */
let facts: SiteFacts | null = null
const listeners = new Set<() => void>()

export const useSiteFacts = (): SiteFacts | null => useSyncExternalStore(subscribe, current, current)

/** What the server wrote into the page. */
export function setSiteFacts(known: SiteFacts): void {
  facts = known
  for (const listener of listeners) listener()
}

/** Reads them from the page; asks where the page did not come from our server (native shell, development). */
export function readSiteFacts(): void {
  const written = document.getElementById('facts')?.textContent
  if (written) setSiteFacts(JSON.parse(written) as SiteFacts)
  else call('GET /api/site/facts').then(setSiteFacts, (error: unknown) => logFailure('ask about this site', error))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const current = (): SiteFacts | null => facts
