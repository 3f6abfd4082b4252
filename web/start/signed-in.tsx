import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { watchInput } from '#web/api/attention.ts'
import { followSession } from '#web/api/follow-session.ts'
import { readInitialData } from '#web/api/initial-data.ts'
import { queryClient } from '#web/api/query-client.ts'
import { beforeLogout, onUserChange, setUser, useSession } from '#web/api/session.ts'
import { afterFirstInput } from '#web/device/after-first-input.ts'
import { silently } from '#web/device/silently.ts'
import { storedText } from '#web/device/stored.ts'
import { LazyBackdrop } from '#web/features/backdrop/lazy-backdrop.tsx'
import { MainNavigation } from '#web/features/navigation/main-navigation.tsx'
import { loadWords, useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { useRefusals } from '#web/product/saved/use-refusals.ts'
import { Splash } from '#web/ui/feedback/splash.tsx'
import { fetchToast } from '#web/ui/feedback/toast-host.tsx'
import { notePaintedPictures } from '#web/ui/marks/painted.ts'
import { Overlay } from '#web/ui/overlays/overlay.tsx'
import { goBack } from '#web/ui/page/navigation.ts'
import { PageView } from './lazy-page.tsx'
import { MEMBER_ROUTES, STAGE } from './member-routes.ts'
import { type Route, routeFor } from './routes.ts'
import { RouteEffects, Screen } from './screen.tsx'
import { useHeroLikesSent } from './use-hero-likes.ts'

/** Fetches the screen at this path, in parallel with the session unless the document brought the user. */
export async function fetchScreen(path: string): Promise<void> {
  const initialData = readInitialData()
  if (initialData) setUser(initialData.user)
  await routeFor(MEMBER_ROUTES, path).page.preload()
  notePaintedPictures(document)
}

/** The route at this path; for members who are no staff, a page for staff is an unknown one. */
function useOwnRoute(path: string): Route {
  const isStaff = useSession()?.isAdmin ?? false
  return routeFor(isStaff ? MEMBER_ROUTES : OTHER_ROUTES, path)
}
const OTHER_ROUTES = MEMBER_ROUTES.filter(({ isForStaff }) => !isForStaff)

/** Screens of members: discovery stays mounted below profile and saved (Spec §2). */
export function SignedIn({ path }: { readonly path: string }) {
  const route = useOwnRoute(path)
  useEffect(() => afterFirstInput(PREFETCHED), [])
  useEffect(followSession, [])
  useEffect(followLeaving, [])
  useEffect(sendStored, [])
  const isStaff = useSession()?.isAdmin ?? false
  useEffect(() => (isStaff ? watchInput() : undefined), [isStaff])
  useRefusals()
  if (!useHeroLikesSent()) return <Splash />
  return (
    <QueryClientProvider client={queryClient}>
      {route.place === 'page' ? <Screen route={route} path={path} /> : <Stage route={route} path={path} />}
      {!route.hasOwnNavigation && <MainNavigation path={path} />}
      <ViewOfStaff />
    </QueryClientProvider>
  )
}

const ViewBanner = lazy(async () => {
  const [banner] = await Promise.all([import('#web/features/accounts/view-banner.tsx'), loadWords('viewas')])
  return { default: banner.ViewBanner }
})

/** Says so while a member of staff looks at the app as this user. */
function ViewOfStaff() {
  const user = useSession()
  if (!user?.viewedUntil) return null
  return (
    <Suspense fallback={null}>
      <ViewBanner user={user} until={user.viewedUntil} />
    </Suspense>
  )
}

/** Prefetched after the first input, so that they open at once and without a network. */
const PREFETCHED = [
  fetchToast,
  async () => (await import('#web/api/live/follow-unread.ts')).followUnread(),
  ...new Set(MEMBER_ROUTES.filter(({ place }) => place === 'overlay').map(({ page }) => page.preload)),
  async () => (await import('./prepare-offline.ts')).prepareOffline(),
]

/** Messages that an earlier visit could not send go out with the start, whatever screen it shows. */
function sendStored(): void {
  if (storedText('chat').read() === null) return
  silently(
    'send stored messages',
    import('#web/features/chat/outbox.ts').then(({ sendUnsent }) => sendUnsent()),
  )
}

/** Also for what an earlier visit has left on the device, before this one has prepared anything. */
const deleteUserData = async () => (await import('./delete-user-data.ts')).deleteUserData()
const deleteLater = () => silently('delete the stored data', deleteUserData())

function followLeaving(): () => void {
  onUserChange(deleteLater)
  return beforeLogout({ end: deleteUserData })
}

/** Saved and its lists are views of one overlay, without an animation between them. */
const overlayOf = ({ path }: Route): string => path.split('/')[1] ?? ''

function Stage({ route, path }: { readonly route: Route; readonly path: string }) {
  const { t } = useTranslation()
  const isCovered = route.place === 'overlay'
  // The overlay that is open, or still sliding out.
  const [overlay, setOverlay] = useState<Route | null>(isCovered ? route : null)
  if (isCovered && overlay !== route) setOverlay(route)
  return (
    <>
      <LazyBackdrop />
      <div
        className="stage"
        data-panel={overlay ? (isCovered ? 'open' : 'closed') : undefined}
        inert={route.place !== 'stage'}
      >
        <Suspense fallback={<Splash />}>
          <PageView page={STAGE.page} />
          {route.place === 'stage' && <RouteEffects route={route} path={path} />}
        </Suspense>
      </div>
      {route.place === 'dialog' && (
        <Suspense key={route.path} fallback={null}>
          <PageView page={route.page} />
          <RouteEffects route={route} path={path} />
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
            {isCovered && <RouteEffects route={overlay} path={path} />}
          </Suspense>
        </Overlay>
      )}
    </>
  )
}
