import { useEffect, useEffectEvent, useState } from 'react'

interface Asked<T> {
  /** Undefined until it is loaded. */
  readonly answer: T | undefined
  /** The failure; null while loading. */
  readonly error: unknown
  readonly retry: () => void
}

/**
 * The answer of one call for public pages, without the query client, whose 10 kB only members need. A new key makes a new
 * call. Nothing is called where the answer is `known`.
 */
export function useAnswer<T>(key: string, ask: (signal: AbortSignal) => Promise<T>, known: T | undefined): Asked<T> {
  const [heard, setHeard] = useState<{ readonly key: string; readonly answer?: T; readonly error: unknown } | null>(
    null,
  )
  const [tries, setTries] = useState(0)
  const isKnown = known !== undefined
  const question = useEffectEvent(ask)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry repeats the call
  useEffect(() => {
    if (isKnown) return
    const leaving = new AbortController()
    question(leaving.signal).then(
      (answer) => leaving.signal.aborted || setHeard({ key, answer, error: null }),
      (error: unknown) => leaving.signal.aborted || setHeard({ key, error }),
    )
    return () => leaving.abort()
  }, [key, tries, isKnown])
  const current = heard?.key === key ? heard : null
  return {
    answer: isKnown ? known : current?.answer,
    error: isKnown ? null : (current?.error ?? null),
    retry: () => {
      setHeard(null)
      setTries(tries + 1)
    },
  }
}
