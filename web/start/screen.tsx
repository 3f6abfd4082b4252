import { Suspense } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { Splash } from '#web/ui/feedback/splash.tsx'
import { PageView } from './lazy-page.tsx'
import type { Route } from './routes.ts'
import { useBrowserBar } from './use-browser-bar.ts'
import { useReferrer } from './use-referrer.ts'
import { useRouteEffects } from './use-route-effects.ts'
import { useStatusBar } from './use-status-bar.ts'

/** One page by itself. */
export function Screen({ route, path }: { readonly route: Route; readonly path: string }) {
  return (
    <Suspense fallback={<Splash />}>
      <PageView key={route.path} page={route.page} />
      <RouteEffects route={route} path={path} />
    </Suspense>
  )
}

/** Rendered beside a page, so that its effects run when the page's code is loaded. */
export function RouteEffects({ route, path }: { readonly route: Route; readonly path: string }) {
  const { t } = useTranslation()
  const isOverlay = route.place === 'overlay' || route.place === 'dialog'
  // The document knows the names of public things, and nothing of a workspace.
  const hasOwnName = route.path.includes(':') && !route.hasOwnNavigation
  useRouteEffects({ title: t(route.title), path, hasOwnName, isOverlay })
  useReferrer(route.isAddressPrivate ?? false)
  useBrowserBar(route.top ?? 'paper')
  useStatusBar(route.statusBar ?? 'light')
  return null
}
