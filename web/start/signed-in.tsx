import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { readAhead } from '#web/api/ahead.ts'
import { followSession } from '#web/api/follow-session.ts'
import { queryClient } from '#web/api/query-client.ts'
import { adoptUser } from '#web/api/session.ts'
import { afterFirstTouch } from '#web/device/after-first-touch.ts'
import { LaterBackdrop } from '#web/features/backdrop/later-backdrop.tsx'
import { MainNavigation } from '#web/features/navigation/main-navigation.tsx'
import { useSpeech } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { Splash } from '#web/ui/feedback/splash.tsx'
import { fetchToast } from '#web/ui/feedback/toast-host.tsx'
import { notePainted } from '#web/ui/marks/painted.ts'
import { Overlay } from '#web/ui/overlays/overlay.tsx'
import { goBack } from '#web/ui/page/go-back.ts'
import { PageView } from './lazy-page.tsx'
import { MEMBER_ROUTES, STAGE } from './member-routes.ts'
import { type Route, routeFor } from './routes.ts'
import { Arrival, Screen } from './screen.tsx'

/** Fetches the screen at this path, while it is still being asked who the person is, unless the page says so. */
export async function fetchScreen(path: string): Promise<void> {
  const ahead = readAhead()
  if (ahead) adoptUser(ahead.user)
  await routeFor(MEMBER_ROUTES, path).page.preload()
  notePainted(document)
}

/** Screens of a signed-in person: discovery stays mounted below profile and saved (Spec §2). */
export function SignedIn({ path }: { readonly path: string }) {
  const route = routeFor(MEMBER_ROUTES, path)
  useEffect(() => afterFirstTouch(AHEAD), [])
  useEffect(followSession, [])
  return (
    <QueryClientProvider client={queryClient}>
      {route.place === 'page' ? <Screen route={route} path={path} /> : <Stage route={route} path={path} />}
      <MainNavigation path={path} />
    </QueryClientProvider>
  )
}

/** Profile, saved and the toast open at once, also when the connection went away in between; then a start without one. */
const AHEAD = [
  fetchToast,
  ...new Set(MEMBER_ROUTES.filter(({ place }) => place === 'overlay').map(({ page }) => page.preload)),
  async () => (await import('./keep-for-offline.ts')).keepForOffline(),
]

/** Saved and its lists are views of one overlay: going from one to the other, nothing slides. */
const overlayOf = ({ path }: Route): string => path.split('/')[1] ?? ''

function Stage({ route, path }: { readonly route: Route; readonly path: string }) {
  const { t } = useSpeech()
  const isCovered = route.place === 'overlay'
  // The overlay that is open, or still sliding out.
  const [overlay, setOverlay] = useState<Route | null>(isCovered ? route : null)
  if (isCovered && overlay !== route) setOverlay(route)
  return (
    <>
      <LaterBackdrop />
      <div
        className="stage"
        data-panel={overlay ? (isCovered ? 'open' : 'closed') : undefined}
        inert={route.place !== 'stage'}
      >
        <Suspense fallback={<Splash />}>
          <PageView page={STAGE.page} />
          {route.place === 'stage' && <Arrival route={route} path={path} />}
        </Suspense>
      </div>
      {route.place === 'dialog' && (
        <Suspense key={route.path} fallback={null}>
          <PageView page={route.page} />
          <Arrival route={route} path={path} />
        </Suspense>
      )}
      {overlay && (
        <Overlay
          key={overlayOf(overlay)}
          kind={overlayOf(overlay)}
          label={t(overlay.title)}
          isOpen={isCovered}
          onClose={() => goBack(PATHS.home)}
          onGone={() => setOverlay(null)}
        >
          <Suspense fallback={null}>
            <PageView page={overlay.page} />
            {isCovered && <Arrival route={overlay} path={path} />}
          </Suspense>
        </Overlay>
      )}
    </>
  )
}
