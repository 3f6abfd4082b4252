import { useEffect, useEffectEvent, useState } from 'react'

interface Asked<T> {
  /** Undefined until it is there. */
  readonly answer: T | undefined
  /** Why there is none; null while it is being asked. */
  readonly error: unknown
  readonly retry: () => void
}

/**
 * One answer of the server for pages that everybody may open: they carry no query cache, 10 kB that only signed-in
 * people need. Another key is another question. What is `known` is not asked for.
 */
export function useAnswer<T>(key: string, ask: (signal: AbortSignal) => Promise<T>, known: T | undefined): Asked<T> {
  const [heard, setHeard] = useState<{ readonly key: string; readonly answer?: T; readonly error: unknown } | null>(
    null,
  )
  const [tries, setTries] = useState(0)
  const isKnown = known !== undefined
  const question = useEffectEvent(ask)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is a cause, not an input
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
