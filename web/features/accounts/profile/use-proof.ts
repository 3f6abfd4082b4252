import { useState } from 'react'
import { CallFailure } from '#web/api/call-failure.ts'

/** Whether the server asked for the password, and what was typed since. */
export function useProof() {
  const [isAsked, setAsked] = useState(false)
  const [password, setPassword] = useState('')
  return {
    isAsked,
    setPassword,
    /** What goes along with the request once the password was asked for. */
    body: isAsked && password !== '' ? { password } : {},
    /** True when a failure was the question for the password, which is shown from now on. */
    isQuestion(error: unknown): boolean {
      const isQuestion = error instanceof CallFailure && error.reauth && !isAsked
      if (isQuestion) setAsked(true)
      return isQuestion
    },
    forget() {
      setAsked(false)
      setPassword('')
    },
  }
}
