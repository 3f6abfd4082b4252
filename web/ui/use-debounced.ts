import { useEffect, useState } from 'react'
import { SEARCH } from '#contract/search.limits.ts'

/** The text, after it has not changed for a moment (Product 8: 250 ms). */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), SEARCH.debounceMs)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}
