import { afterEach, expect, test, vi } from 'vitest'
import type { WorkerMessage } from '#web/worker/messages.ts'
import { followVersions } from './follow-versions.ts'

type Message = WorkerMessage | 'offered'

/** A worker that says which app it keeps, and notes what it is told. */
function workerOf(entry: string, heard: Message[]) {
  return {
    postMessage(message: WorkerMessage, [port]: readonly MessagePort[] = []) {
      heard.push(message)
      port?.postMessage({ entry })
    },
  }
}

/** The parts of documents that say which app they belong to, as the server writes them. */
const DOCUMENTS = {
  'that starts at once': { matches: 'script[type="module"][src]', dataset: {}, src: '/assets/index-1.js' },
  'with a first screen': { matches: 'script[data-app]', dataset: { app: '/assets/index-1.js' }, src: null },
} as const

async function hearing(page: keyof typeof DOCUMENTS, waiting: string): Promise<Message[]> {
  const { matches, dataset, src } = DOCUMENTS[page]
  const script = { dataset, getAttribute: () => src }
  vi.stubGlobal('document', {
    querySelector: (selector: string) => (selector.split(', ').includes(matches) ? script : null),
    addEventListener: () => {},
  })
  const serviceWorker = Object.assign(new EventTarget(), { controller: {} })
  vi.stubGlobal('navigator', { serviceWorker })
  const heard: Message[] = []
  const registration = Object.assign(new EventTarget(), { waiting: workerOf(waiting, heard), installing: null })
  followVersions(registration as unknown as ServiceWorkerRegistration, () => heard.push('offered'))
  await expect.poll(() => heard.length).toBe(2)
  return heard
}

afterEach(() => vi.unstubAllGlobals())

test.each(Object.keys(DOCUMENTS) as (keyof typeof DOCUMENTS)[])(
  'a page %s lets a worker that is no newer take over without a word, and is offered a newer one',
  async (page) => {
    expect(await hearing(page, '/assets/index-1.js')).toEqual([{ type: 'which-version' }, { type: 'take-over' }])
    expect(await hearing(page, '/assets/index-2.js')).toEqual([{ type: 'which-version' }, 'offered'])
  },
)
