import { AuthScreen } from '#web/features/accounts/sign-in/auth-screen.tsx'
import { LikesNote } from '#web/features/landing/hero/likes-note.tsx'
import { AuthFrame } from './auth-frame.tsx'

/** Login and register. */
export function Page() {
  return (
    <AuthFrame>
      <LikesNote />
      <AuthScreen />
    </AuthFrame>
  )
}
