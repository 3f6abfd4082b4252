import { useSearch } from 'wouter'
import { PATHS } from '#web/paths.ts'

interface Address {
  readonly view?: 'help' | 'tickets' | 'new'
  readonly article?: string
  readonly ticket?: string
  /** The closed ticket to which a new one goes on. */
  readonly follows?: string
}

/** Where support is shown: for a person, or in the workspace of a brand. Everything in it has an address. */
export interface SupportPlace {
  readonly brandId: string | null
  readonly address: (to: Address) => string
}

export function placeOf(brandId: string | null): SupportPlace {
  const path = brandId === null ? PATHS.supportTickets : PATHS.support
  return {
    brandId,
    address: (to) => {
      const search = new URLSearchParams()
      for (const [name, value] of Object.entries(to)) if (value) search.set(name, value)
      return search.size > 0 ? `${path}?${search}` : path
    },
  }
}

/** What the address names. */
export function useSupportAddress() {
  const search = new URLSearchParams(useSearch())
  return {
    view: search.get('view'),
    article: search.get('article'),
    ticket: search.get('ticket'),
    follows: search.get('follows'),
  }
}
