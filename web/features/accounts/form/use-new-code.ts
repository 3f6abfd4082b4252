import { useState } from 'react'
import { CallFailure } from '#web/api/call-failure.ts'

/** The address whose code was entered wrongly too often: only a new code helps. */
export function useNewCode() {
  const [neededFor, setNeededFor] = useState<string | null>(null)
  /** A new code empties the field. */
  const [round, setRound] = useState(0)
  return {
    neededFor,
    round,
    /** Notes what a failed attempt says about the code of this address. */
    noteFailure: (error: unknown, email: string) =>
      setNeededFor(error instanceof CallFailure && error.code === 'accounts.code-used-up' ? email : null),
    onSent: () => {
      setNeededFor(null)
      setRound(round + 1)
    },
  }
}
