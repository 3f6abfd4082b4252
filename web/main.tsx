import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { adoptNobody } from './api/session.ts'
import { readSiteFacts } from './api/site-facts.ts'
import { App } from './app.tsx'
import './device/install.ts'
import { silently } from './device/silently.ts'
import { addressLanguage, learn, speak, storedLanguage } from './i18n/language.ts'
import { reloadOnLostChunk } from './reload-on-lost-chunk.ts'
import { ROUTES, routeFor } from './routes.tsx'
import './ui/tokens.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html must have an element with the id "root"')
reloadOnLostChunk()

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
if (readyIn) {
  adoptNobody()
  await routeFor(ROUTES.signedOut, location.pathname).page.preload()
}
await hasWords
if (readyIn === language) hydrateRoot(root, app)
else createRoot(root).render(app)
// From here on React shows what is right; the attribute would hide the page when the language changes (tokens.css).
root.removeAttribute('data-language')
// Only where somebody was signed in, or where the app lies on the home screen, is there a worker: visitors fetch nothing.
if (navigator.serviceWorker?.controller || matchMedia('(display-mode: standalone)').matches) {
  setTimeout(() => silently('look after the worker', import('./with-worker.ts').then((it) => it.lookAfterWorker())), 4000)
}
