import { useSyncExternalStore } from 'react'
import { createListeners } from '#web/device/listeners.ts'
import { logFailure } from '#web/device/silently.ts'
import { type Answer, call } from './call.ts'

/** Who runs this installation, its figures and store addresses. */
export type SiteFacts = Answer<'GET /api/site/facts'>

/** Null until they are known: at once in documents of our server, after a call elsewhere. */
let facts: SiteFacts | null = null
const { subscribe, notify } = createListeners()

export const useSiteFacts = (): SiteFacts | null => useSyncExternalStore(subscribe, current, current)

/** Sets what the server wrote into the document. */
export function setSiteFacts(known: SiteFacts): void {
  facts = known
  notify()
}

/** Reads them from the document; requests them where it did not come from our server (native shell, development). */
export function readSiteFacts(): void {
  const written = document.getElementById('facts')?.textContent
  if (written) setSiteFacts(JSON.parse(written) as SiteFacts)
  else
    call('GET /api/site/facts').then(setSiteFacts, (error: unknown) => logFailure('load the facts of this site', error))
}
const current = (): SiteFacts | null => facts
