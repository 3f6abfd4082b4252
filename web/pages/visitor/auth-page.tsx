import { AuthScreen } from '#web/features/accounts/sign-in/auth-screen.tsx'
import { AuthFrame } from './auth-frame.tsx'

/** Login and register. */
export function Page() {
  return (
    <AuthFrame>
      <AuthScreen />
    </AuthFrame>
  )
}
