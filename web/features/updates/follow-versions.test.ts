import { afterEach, expect, test, vi } from 'vitest'
import type { WorkerMessage } from '#web/worker/messages.ts'
import { followVersions } from './follow-versions.ts'

type Message = WorkerMessage | 'offered'

/** A worker that answers its version and records the messages sent to it. */
function workerOf(entry: string, messages: Message[]) {
  return {
    postMessage(message: WorkerMessage, [port]: readonly MessagePort[] = []) {
      messages.push(message)
      port?.postMessage({ entry })
    },
  }
}

/** The script elements of documents that name their version, as the server writes them. */
const DOCUMENTS = {
  'that starts at once': { matches: 'script[type="module"][src]', dataset: {}, src: '/assets/index-1.js' },
  'with a first screen': { matches: 'script[data-app]', dataset: { app: '/assets/index-1.js' }, src: null },
} as const

async function messagesFor(page: keyof typeof DOCUMENTS, waiting: string): Promise<Message[]> {
  const { matches, dataset, src } = DOCUMENTS[page]
  const script = { dataset, getAttribute: () => src }
  vi.stubGlobal('document', {
    querySelector: (selector: string) => (selector.split(', ').includes(matches) ? script : null),
    addEventListener: () => {},
  })
  const serviceWorker = Object.assign(new EventTarget(), { controller: {} })
  vi.stubGlobal('navigator', { serviceWorker })
  const messages: Message[] = []
  const registration = Object.assign(new EventTarget(), { waiting: workerOf(waiting, messages), installing: null })
  followVersions(registration as unknown as ServiceWorkerRegistration, () => messages.push('offered'))
  await expect.poll(() => messages.length).toBe(2)
  return messages
}

afterEach(() => vi.unstubAllGlobals())

test.each(Object.keys(DOCUMENTS) as (keyof typeof DOCUMENTS)[])(
  'a page %s lets a worker of its own version take over silently, and is offered a newer one',
  async (page) => {
    expect(await messagesFor(page, '/assets/index-1.js')).toEqual([{ type: 'which-version' }, { type: 'take-over' }])
    expect(await messagesFor(page, '/assets/index-2.js')).toEqual([{ type: 'which-version' }, 'offered'])
  },
)
