import { useSyncExternalStore } from 'react'
import { SEARCH } from '#contract/search.limits.ts'
import { onUserChange } from '#web/api/session.ts'
import { createListeners } from '#web/device/listeners.ts'
import { storedText } from '#web/device/stored.ts'

/** Stored on the device only, and deleted at logout (Product 8). Without storage the list is lost on reload. */
const stored = storedText('recent_searches')
const NOTHING: readonly string[] = []
const { subscribe, notify } = createListeners()
let recent: readonly string[] | null = null
onUserChange(forgetSearches)

/** The last searches of this device, the newest first. */
export const useRecentSearches = (): readonly string[] => useSyncExternalStore(subscribe, read, () => NOTHING)

/** Adds a search at the front; a repeated one is moved there. */
export function rememberSearch(query: string): void {
  keep(withNewest(read(), query))
}

/** Removes one search. */
export function forgetSearch(query: string): void {
  keep(read().filter((other) => other !== query))
}

/** Removes all searches from the device. */
export function forgetSearches(): void {
  keep(NOTHING)
}

/** The list with this search in front and without its duplicates, at most ten entries. */
export function withNewest(list: readonly string[], query: string): readonly string[] {
  const isDuplicate = (other: string) => other.toLowerCase() === query.toLowerCase()
  return [query, ...list.filter((other) => !isDuplicate(other))].slice(0, SEARCH.recent)
}

/** The stored list; empty if it is not a list of texts. */
export function searchesFrom(text: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string').slice(0, SEARCH.recent) : NOTHING
  } catch {
    return NOTHING // Written by something else.
  }
}

function read(): readonly string[] {
  recent ??= searchesFrom(stored.read())
  return recent
}

function keep(list: readonly string[]): void {
  recent = list
  stored.keep(list.length === 0 ? null : JSON.stringify(list))
  notify()
}
