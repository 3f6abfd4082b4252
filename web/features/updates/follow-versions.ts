import { logFailure, silently } from '#web/device/silently.ts'
import type { VersionAnswer, WorkerMessage } from '#web/worker/messages.ts'

/** An app that stays open checks for a newer version when it becomes visible, at most this often. */
const CHECK_EVERY_MS = 3_600_000
const ANSWER_MS = 3000
/** After the button was pressed, the page reloads after this time at the latest. */
const RELOAD_AFTER_MS = 4000

/**
 * Follows new versions of the service worker. When one newer than this page is waiting, `offer` is called once with a
 * function that activates it. A waiting worker of the page's own version is activated silently. After another worker has
 * taken over, hidden pages of an older version reload, and a visible one is offered the reload. Unsent swipes are stored
 * on the device and survive a reload.
 */
export function followVersions(registration: ServiceWorkerRegistration, offer: (activate: () => void) => void): void {
  const { serviceWorker } = navigator
  const own = entryOfPage()
  let isOffered = false
  let isAccepted = false
  const offerOnce = (activate: () => void) => {
    if (isOffered) return
    isOffered = true
    offer(activate)
  }
  const checkWaiting = async () => {
    const { waiting } = registration
    // Without a controller this is the first worker: it activates by itself.
    if (!waiting || !serviceWorker.controller) return
    if ((await entryOf(waiting)) === own) return send(waiting, { type: 'take-over' })
    offerOnce(() => {
      isAccepted = true
      // Another tab may have activated it already.
      if (!registration.waiting) return location.reload()
      send(registration.waiting, { type: 'take-over' })
      // It waits until the old worker is idle; a reload of this page ends most of the old worker's tasks.
      setTimeout(() => location.reload(), RELOAD_AFTER_MS)
    })
  }
  const onTakeOver = async (controller: ServiceWorker) => {
    if ((await entryOf(controller)) === own) return
    if (isAccepted || document.hidden) location.reload()
    else offerOnce(() => location.reload())
  }
  const check = () => silently('look for a newer version', checkWaiting())

  let controlledBefore = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    const { controller } = serviceWorker
    if (controller && controlledBefore) silently('read the version of the new worker', onTakeOver(controller))
    controlledBefore = true
  })
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => installing.state === 'installed' && check())
  })
  check()
  checkWhenVisible(registration)
}

function checkWhenVisible(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt < CHECK_EVERY_MS) return
    checkedAt = Date.now()
    registration.update().catch((error: unknown) => logFailure('check for a newer version', error))
  })
}

const send = (worker: ServiceWorker, message: WorkerMessage, transfer: Transferable[] = []): void =>
  worker.postMessage(message, transfer)

/**
 * Path of the entry script, which differs between versions. Documents with a first screen name it in an attribute
 * (start-after-paint.js).
 */
function entryOfPage(): string {
  const script = document.querySelector<HTMLScriptElement>('script[data-app], script[type="module"][src]')
  return script?.dataset['app'] ?? script?.getAttribute('src') ?? ''
}

function entryOf(worker: ServiceWorker): Promise<string> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the worker does not answer')), ANSWER_MS)
    port1.onmessage = ({ data }: MessageEvent<VersionAnswer>) => {
      clearTimeout(timer)
      resolve(data.entry)
    }
    send(worker, { type: 'which-version' }, [port2])
  })
}
