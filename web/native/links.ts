import { App } from '@capacitor/app'
import { publicOrigin } from '#web/api/server-address.ts'
import { openInApp } from '#web/device/native/in-app-browser.ts'
import { go } from '#web/ui/page/navigation.ts'
import { pathOfLink } from './app-link.ts'

const isHere = (path: string): boolean => path === location.pathname + location.search + location.hash

/** Opens the link that launched the app, instead of the start page. Not after a reload. */
export async function openLaunchLink(): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation')
  if (visit instanceof PerformanceNavigationTiming && visit.type === 'reload') return
  const launch = await App.getLaunchUrl()
  const path = launch?.url ? pathOfLink(launch.url, publicOrigin()) : null
  if (path !== null && !isHere(path)) history.replaceState(history.state, '', path)
}

/** Follows links that are opened while the app runs. */
export async function followAppLinks(): Promise<void> {
  await App.addListener('appUrlOpen', ({ url }) => {
    const path = pathOfLink(url, publicOrigin())
    // iOS reports the link that launched the app here as well.
    if (path !== null && !isHere(path)) go(path)
  })
}

/** Links to other sites and to files open in the in-app browser; our own pages stay in the app. */
export function openForeignLinksInApp(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (event.defaultPrevented || !link || !/^https?:$/.test(link.protocol) || link.origin === location.origin) return
    event.preventDefault()
    const own = link.hasAttribute('download') ? null : pathOfLink(link.href, publicOrigin())
    if (own === null) void openInApp(link.href)
    else go(own)
  })
}
