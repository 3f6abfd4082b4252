import { useSearch } from 'wouter'
import { DESK_FILTERS, type DeskFilter } from '#contract/chat.limits.ts'
import type { DeskQuery } from './chat-place.ts'

/** What the address names: one filter, a label, a search, and the open conversation. */
export function useDeskAddress(path: string) {
  const search = new URLSearchParams(useSearch())
  const wanted = search.get('filter')
  const filter: DeskFilter = DESK_FILTERS.find((one) => one === wanted) ?? 'all'
  const [q, label, open] = [search.get('q') ?? '', search.get('label') ?? '', search.get('open')]
  const address = (change: Partial<DeskQuery> & { readonly open?: string | null }) => {
    const next = new URLSearchParams()
    for (const [name, value] of Object.entries({ filter, label, q, ...change })) if (value) next.set(name, value)
    return `${path}?${next}`
  }
  return { filter, label, q, open, address }
}

export type DeskAddress = ReturnType<typeof useDeskAddress>
