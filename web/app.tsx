import { lazy, Suspense } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { useSession } from './api/session.ts'
import { isNativeShell } from './device/platform.ts'
import { silently } from './device/silently.ts'
import { returnPath } from './paths.ts'
import { isAuthPath, ROUTES, type Route, routeFor } from './routes.tsx'
import { Screen } from './screen.tsx'
import { ErrorBoundary } from './ui/feedback/error-boundary.tsx'
import { OfflineBanner } from './ui/feedback/offline-banner.tsx'
import { Splash } from './ui/feedback/splash.tsx'
import { ToastHost } from './ui/feedback/toast-host.tsx'

// Apart, so that the start page does not carry what only signed-in people need.
const fetchSignedIn = async () => (await import('./signed-in.tsx')).SignedIn
const SignedIn = lazy(async () => ({ default: await fetchSignedIn() }))

/** Fetches what a signed-in person sees at this path, while it is still being asked who that is. */
export function fetchScreensOfMembers(path: string): void {
  silently('fetch a screen ahead', Promise.all([fetchSignedIn(), routeFor(ROUTES.signedIn, path).page.preload()]))
}

/** The product: the route set that fits the session, and what lies above every screen. */
export function App() {
  return (
    <>
      <OfflineBanner />
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
  if (user === null) return <Screen route={routeFor(signedOutRoutes(), path)} path={path} />
  return isAuthPath(path) ? (
    <Redirect to={returnPath(search)} replace />
  ) : (
    <Suspense fallback={<Splash />}>
      <SignedIn path={path} />
    </Suspense>
  )
}

const signedOutRoutes = (): readonly Route[] => (isNativeShell() ? ROUTES.signedOutNative : ROUTES.signedOut)
