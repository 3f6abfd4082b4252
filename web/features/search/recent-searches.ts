import { useSyncExternalStore } from 'react'
import { SEARCH } from '#contract/search.limits.ts'
import { onUserChange } from '#web/api/session.ts'
import { storedText } from '#web/device/stored.ts'

/** Only on the device, and gone with the session (Product 8). Without storage the list lasts as long as the page. */
const stored = storedText('recent_searches')
const NOTHING: readonly string[] = []
const listeners = new Set<() => void>()
let recent: readonly string[] | null = null
onUserChange(forgetSearches)

/** What was searched last on this device, the newest first. */
export const useRecentSearches = (): readonly string[] => useSyncExternalStore(subscribe, read, () => NOTHING)

/** Puts a search in front; the same one twice is one. */
export function rememberSearch(query: string): void {
  keep(withNewest(read(), query))
}

/** Takes one search out. */
export function forgetSearch(query: string): void {
  keep(read().filter((other) => other !== query))
}

/** Takes all searches off the device. */
export function forgetSearches(): void {
  keep(NOTHING)
}

/** The list with this search in front, without its older twins, at most ten long. */
export function withNewest(list: readonly string[], query: string): readonly string[] {
  const isTwin = (other: string) => other.toLowerCase() === query.toLowerCase()
  return [query, ...list.filter((other) => !isTwin(other))].slice(0, SEARCH.recent)
}

/** What is stored, if it is a list of texts at all. */
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
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
