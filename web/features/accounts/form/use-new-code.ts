import { useState } from 'react'
import { CallFailure } from '#web/api/call-failure.ts'

interface UsedUpCode {
  readonly email: string
  readonly reason: string
}

/** Whether a code was entered wrongly too often, so that only a new one helps. */
export function useNewCode() {
  const [usedUp, setUsedUp] = useState<UsedUpCode | null>(null)
  /** A new code empties the field. */
  const [round, setRound] = useState(0)
  return {
    /** The address that needs a new code; null: none does. */
    neededFor: usedUp?.email ?? null,
    /** Why, for as long as it is needed: what the user types now changes nothing. */
    reason: usedUp?.reason ?? null,
    round,
    /** Notes what a failed attempt says about the code of this address. */
    noteFailure: (error: unknown, email: string) =>
      setUsedUp(
        error instanceof CallFailure && error.code === 'accounts.code-used-up'
          ? { email, reason: error.message }
          : null,
      ),
    onSent: () => {
      setUsedUp(null)
      setRound(round + 1)
    },
  }
}
