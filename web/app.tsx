import { type ComponentType, lazy, Suspense, useState } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { useSession, useSessionEnd } from './api/session.ts'
import { isNativeShell } from './device/platform.ts'
import { logFailure } from './device/silently.ts'
import { LazySiteLines } from './features/site-lines/lazy-site-lines.tsx'
import { isAuthPath, returnPath, toLogin } from './paths.ts'
import { EndedSession } from './start/ended-session.tsx'
import { ROUTES, type Route, routeFor } from './start/routes.ts'
import { Screen } from './start/screen.tsx'
import { ErrorBoundary } from './ui/feedback/error-boundary.tsx'
import { OfflineBanner } from './ui/feedback/offline-banner.tsx'
import { Splash } from './ui/feedback/splash.tsx'
import { ToastHost } from './ui/feedback/toast-host.tsx'

type Members = ComponentType<{ readonly path: string }>
let signedIn: Members | null = null

// Loaded for members only.
async function fetchMembers() {
  const { fetchScreen, SignedIn } = await import('./start/signed-in.tsx')
  signedIn = SignedIn
  return { fetchScreen, SignedIn }
}
const LazyMembers = lazy(async () => ({ default: (await fetchMembers()).SignedIn }))

/** Fetches the member's screen at this path, in parallel with the session. */
export async function fetchMemberScreen(path: string): Promise<void> {
  try {
    const { fetchScreen } = await fetchMembers()
    await fetchScreen(path)
  } catch (error) {
    logFailure('prefetch a screen', error)
  }
}

/** The routes for the session, with the banner and the toast of every screen. */
export function App() {
  return (
    <>
      <OfflineBanner />
      <LazySiteLines />
      <ErrorBoundary>
        <Screens />
      </ErrorBoundary>
      <ToastHost />
    </>
  )
}

function Screens() {
  const user = useSession()
  const [path] = useLocation()
  const search = useSearch()
  if (user === undefined) return <Splash />
  if (user === null) return <SignedOut path={path} search={search} />
  return isAuthPath(path) ? (
    <Redirect to={returnPath(search)} replace />
  ) : (
    <Suspense fallback={<Splash />}>
      <ForMembers path={path} />
    </Suspense>
  )
}

/** Renders at once where the code is loaded: no splash may appear between the first screen and the app. */
function ForMembers({ path }: { readonly path: string }) {
  const [View] = useState<Members>(() => signedIn ?? LazyMembers)
  return <View path={path} />
}

/**
 * Pages without a session. One that ends while the page is open leads to the login, and from there back to the member's
 * page; in the native shell every path without a page does (Decision 103). One that had ended before is only told.
 */
function SignedOut({ path, search }: { readonly path: string; readonly search: string }) {
  const sessionEnd = useSessionEnd()
  const route = routeFor(isNativeShell() ? ROUTES.nativeVisitor : ROUTES.visitor, path)
  const isOnlyForVisitors = !route.audience.includes('member') && !isAuthPath(path)
  const needsLogin = isNativeShell() ? route.path === '*' : isOnlyForVisitors && sessionEnd === 'now'
  const login = toLogin(search ? `${path}?${search}` : path)
  if (needsLogin) return <Redirect to={login} replace />
  return (
    <>
      {sessionEnd === 'before' && replacesMembersPage(route) && <EndedSession login={login} />}
      <Screen route={route} path={path} />
    </>
  )
}

/** Pages for a code or a new password are for all who are signed out: the login has nowhere to return to. */
const replacesMembersPage = ({ audience }: Route): boolean => audience.length === 1 && audience[0] === 'visitor'
