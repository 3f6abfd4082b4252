import { useState } from 'react'
import { CallFailure } from './call-failure.ts'

/** Whether the server asked for the password, and the password typed since. */
export function useProof() {
  const [isAsked, setAsked] = useState(false)
  const [password, setPassword] = useState('')
  return {
    isAsked,
    setPassword,
    /** Added to the request once the password was asked for. */
    body: isAsked && password !== '' ? { password } : {},
    /** True when the server asked for the password, whose field is shown from now on. */
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
