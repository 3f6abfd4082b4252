import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { barePath } from '#contract/pages.ts'
import { isLogoutPending } from './api/pending-logout.ts'
import { refreshSession, sessionEnd, startSignedOut } from './api/session.ts'
import { readSiteFacts } from './api/site-facts.ts'
import { App, fetchMemberScreen } from './app.tsx'
import './device/install.ts'
import { isNativeShell } from './device/platform.ts'
import { silently } from './device/silently.ts'
import { followThemeOfOtherTabs } from './device/theme.ts'
import {
  addressLanguage,
  followLanguageOfOtherTabs,
  loadWords,
  storedLanguage,
  switchLanguage,
} from './i18n/language.ts'
import { reloadOnLostChunk } from './start/reload-on-lost-chunk.ts'
import { ROUTES, routeFor } from './start/routes.ts'
import './ui/tokens.css'

void start()

/** A function, because no chunk can import from an entry that is still awaiting one at its top level. */
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html must have an element with the id "root"')
  reloadOnLostChunk()
  removeLastSlash()
  const shell = isNativeShell() ? await import('./native/open-shell.ts') : null
  await shell?.openShell()

  const language = addressLanguage(location.search) ?? storedLanguage()
  readSiteFacts()
  await switchLanguage(language)
  const hasWords = loadWords('ui')
  if ('member' in root.dataset) await prepareMember()
  /** Of the server-rendered HTML, which only visitors get. */
  const documentLanguage = root.dataset['language']
  if (documentLanguage || 'visitor' in root.dataset) startSignedOut()
  if (documentLanguage) {
    await routeFor(ROUTES.visitor, location.pathname).page.preload()
  }
  await hasWords
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  )
  // A transition hydrates in slices, so that input is answered in between.
  startTransition(() => (documentLanguage === language ? void hydrateRoot(root, app) : createRoot(root).render(app)))
  shell?.hideSplash()
  // In a separate task: opening the storage shared with other tabs takes a phone longer than a frame.
  setTimeout(() => {
    followLanguageOfOtherTabs()
    followThemeOfOtherTabs()
  })
  checkWorkerLater()
  followSiteStateLater()
}

/** After the first screen: what staff say above all screens is rare, and its code and its call are not part of it. */
function followSiteStateLater(): void {
  setTimeout(() => silently('follow what staff say', import('./start/follow-site-state.ts')), 1500)
}

/** `/auth/` becomes `/auth`: a page has one address. */
function removeLastSlash(): void {
  const bare = barePath(location.pathname)
  if (bare === location.pathname) return
  // With the origin, because a path of two slashes alone would name another host.
  history.replaceState(history.state, '', location.origin + bare + location.search + location.hash)
}

/** For a request with a session: loads the user, unless the document contains it, and the screen's code in parallel. */
async function prepareMember(): Promise<void> {
  // While a logout is pending, the document's data belongs to the user who has logged out.
  const screens = isLogoutPending() ? null : fetchMemberScreen(location.pathname)
  // The first screen of the document stays until the app can show the same.
  if (screens && document.getElementById('initial-data')) await screens
  else void refreshSession()
}

/** There is something to check only where a user was signed in or the app is installed: visitors load nothing. */
function checkWorkerLater(): void {
  const isInstalled = isNativeShell() || matchMedia('(display-mode: standalone)').matches
  const mayHaveData = sessionEnd() === 'before'
  if (!isInstalled && !mayHaveData && !navigator.serviceWorker?.controller) return
  const check = async () => (await import('./start/check-worker.ts')).checkWorker()
  setTimeout(() => silently('check the service worker', check()), 4000)
}
