import { useEffect, useState } from 'react'
import type { Availability } from '#contract/registration.limits.ts'
import { call } from '#web/api/call.ts'
import { silently } from '#web/device/silently.ts'

const DEBOUNCE_MS = 400

/** Whether a name or handle is free, while it is typed; null while that is unknown. */
export function useAvailability(kind: 'name' | 'handle', text: string): Availability | null {
  const [known, setKnown] = useState<{ readonly text: string; readonly answer: Availability | null } | null>(null)
  useEffect(() => {
    if (text.trim().length < 2) return
    const leaving = new AbortController()
    const ask = async () => {
      const answer = await call('GET /api/brand/register/availability', {
        query: { [kind]: text },
        signal: leaving.signal,
      })
      setKnown({ text, answer: answer[kind] })
    }
    const timer = setTimeout(() => silently('ask whether a name is free', ask()), DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [kind, text])
  return known?.text === text ? known.answer : null
}
