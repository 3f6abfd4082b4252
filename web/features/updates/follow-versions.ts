import { logFailure, silently } from '#web/device/silently.ts'
import type { VersionAnswer, WorkerMessage } from '#web/worker/messages.ts'

/** An app that stays open for days asks for a newer version when it comes to the front, at most this often. */
const ASK_EVERY_MS = 3_600_000
const ANSWER_MS = 3000
/** Nobody who has pressed the button waits longer than this. */
const PATIENCE_MS = 4000

/**
 * Follows the versions of the worker. `offer` is called once when one that is newer than this page waits, with what takes
 * it over. A page that is as new as the waiting worker lets it take over without a word. Whatever takes over, pages of
 * an older version that nobody looks at load anew, and one that is being looked at is offered it. Swipes that wait lie on
 * the device and survive every reload.
 */
export function followVersions(
  registration: ServiceWorkerRegistration,
  offer: (finishHydration: () => void) => void,
): void {
  const { serviceWorker } = navigator
  const own = entryOfPage()
  let isOffered = false
  let isWanted = false
  const offerOnce = (finishHydration: () => void) => {
    if (isOffered) return
    isOffered = true
    offer(finishHydration)
  }
  const look = async () => {
    const { waiting } = registration
    // Without a worker before, this is the first one: it takes its place by itself.
    if (!waiting || !serviceWorker.controller) return
    if ((await entryOf(waiting)) === own) return tell(waiting, { type: 'take-over' })
    offerOnce(() => {
      isWanted = true
      // Another tab may have been faster.
      if (!registration.waiting) return location.reload()
      tell(registration.waiting, { type: 'take-over' })
      // It waits until the old one has nothing to do; when this page goes, most of that goes with it.
      setTimeout(() => location.reload(), PATIENCE_MS)
    })
  }
  const tookOver = async (controller: ServiceWorker) => {
    if ((await entryOf(controller)) === own) return
    if (isWanted || document.hidden) location.reload()
    else offerOnce(() => location.reload())
  }
  const lookQuietly = () => silently('look for a newer version', look())

  let controlledBefore = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    const { controller } = serviceWorker
    if (controller && controlledBefore) silently('ask the new worker for its version', tookOver(controller))
    controlledBefore = true
  })
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => installing.state === 'installed' && lookQuietly())
  })
  lookQuietly()
  askNowAndThen(registration)
}

function askNowAndThen(registration: ServiceWorkerRegistration): void {
  let askedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - askedAt < ASK_EVERY_MS) return
    askedAt = Date.now()
    registration.update().catch((error: unknown) => logFailure('ask for a newer version', error))
  })
}

const tell = (worker: ServiceWorker, message: WorkerMessage, transfer: Transferable[] = []): void =>
  worker.postMessage(message, transfer)

/** Path of the first script: another one in every version. Documents with a first screen only name it (start-after-paint.js). */
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
    tell(worker, { type: 'which-version' }, [port2])
  })
}
