import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isLeaving } from './api/leaving.ts'
import { adoptNobody, refreshSession } from './api/session.ts'
import { readSiteFacts } from './api/site-facts.ts'
import { App, fetchScreensOfMembers } from './app.tsx'
import './device/install.ts'
import { isNativeShell } from './device/platform.ts'
import { silently } from './device/silently.ts'
import { followThemeOfOtherTabs } from './device/theme.ts'
import { addressLanguage, followLanguageOfOtherTabs, learn, speak, storedLanguage } from './i18n/language.ts'
import { reloadOnLostChunk } from './start/reload-on-lost-chunk.ts'
import { ROUTES, routeFor } from './start/routes.tsx'
import './ui/tokens.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html must have an element with the id "root"')
reloadOnLostChunk()
const shell = isNativeShell() ? await import('./native/open-shell.ts') : null
await shell?.openShell()

const app = (
  <StrictMode>
    <App />
  </StrictMode>
)
/** Language of the HTML that came ready with the page; the server sends such pages to people without a session only. */
const readyIn = root.dataset['language']
const language = addressLanguage(location.search) ?? storedLanguage()
readSiteFacts()
await speak(language)
const hasWords = learn('ui')
// The server saw a session: who it is and what they will see come at the same time, or came with the page.
if ('member' in root.dataset) {
  // What comes along for somebody who has left would be there for whoever signs in next.
  const screens = isLeaving() ? null : fetchScreensOfMembers(location.pathname)
  // What is seen already stays until the app can show the same.
  if (screens && document.getElementById('ahead')) await screens
  else void refreshSession()
}
if (readyIn) {
  adoptNobody()
  await routeFor(ROUTES.signedOut, location.pathname).page.preload()
}
await hasWords
// In slices: taking over what is seen already must not keep a finger waiting.
startTransition(() => (readyIn === language ? void hydrateRoot(root, app) : createRoot(root).render(app)))
shell?.uncover()
// By itself: the browser opens the storage of the other tabs for it, which takes a phone longer than a frame.
setTimeout(() => {
  followLanguageOfOtherTabs()
  followThemeOfOtherTabs()
})
// Only where somebody was signed in, or where the app lies on the home screen, is there a worker: visitors fetch nothing.
if (navigator.serviceWorker?.controller || matchMedia('(display-mode: standalone)').matches) {
  setTimeout(
    () =>
      silently(
        'look after the worker',
        import('./start/look-after-worker.ts').then((it) => it.lookAfterWorker()),
      ),
    4000,
  )
}
