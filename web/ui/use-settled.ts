import { useEffect, useState } from 'react'
import { SEARCH } from '#contract/search.limits.ts'

/** What was typed, once nobody has typed for a moment (Product 8: 250 ms). */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SEARCH.debounceMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
