import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import type { VersionAnswer, WorkerMessage } from '../messages.ts'
import { navigationRoute } from './navigation.ts'
import { forgetPictures, pictureRoute } from './pictures.ts'
import { openNotice, renewSubscription, showNotice } from './push-notice.ts'

declare const self: ServiceWorkerGlobalScope
/** Files of the app and its entry script, defined by `web/worker/build.ts`. */
declare const PRECACHE_FILES: readonly { readonly url: string; readonly revision: string | null }[]
declare const ENTRY: string

const SHELL = 'dropdeck-shell'
const shell = new PrecacheController({ cacheName: SHELL })
shell.addToCacheList([...PRECACHE_FILES])

// The app's files come from the precache, pictures from a cache after the first time, pages from the network first.
// Everything else, such as calls, is not handled here.
registerRoute(new PrecacheRoute(shell, { directoryIndex: '', cleanURLs: false }))
registerRoute(pictureRoute())
registerRoute(navigationRoute((url) => shell.matchPrecache(url)))

self.addEventListener('install', (event) => {
  void shell.install(event)
})
self.addEventListener('activate', (event) => {
  void shell.activate(event)
  // Caches pictures of the very first visit as well.
  event.waitUntil(self.clients.claim())
})
self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage
  if (message.type === 'which-version') event.ports[0]?.postMessage({ entry: ENTRY } satisfies VersionAnswer)
  if (message.type === 'take-over') event.waitUntil(self.skipWaiting())
  if (message.type === 'forget') event.waitUntil(forgetPictures())
})
self.addEventListener('push', (event) => event.waitUntil(showNotice(self.registration, event.data)))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openNotice(self.clients, event.notification))
})
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(self.registration, event)))
