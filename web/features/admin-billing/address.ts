import { useSearch } from 'wouter'
import { toAdmin } from '#web/paths.ts'
import { replaceView } from '#web/ui/page/navigation.ts'

type Query = Readonly<Record<string, string | undefined>>

/** The query of the area, and a way to change parts of it in the same history entry. */
export function useAreaQuery() {
  const query = new URLSearchParams(useSearch())
  return {
    query,
    set: (changes: Query) => {
      const next: Record<string, string | undefined> = Object.fromEntries(query)
      for (const [name, value] of Object.entries(changes)) next[name] = value
      const { area: _, ...rest } = next
      replaceView(toAdmin('billing', rest))
    },
  }
}
