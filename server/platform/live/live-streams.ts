import { Refusal } from '../scope/refuse.ts'

/** What a process tells open pages: ids only. Pages ask for the rest, so that nothing is lost when one is missed. */
export interface LiveNews {
  /** Whose pages: `user:<id>`, `brand:<id>`, `support`. */
  readonly topics: readonly string[]
  readonly data: object
}

interface Stream {
  readonly topics: ReadonlySet<string>
  readonly owner: string
  readonly waiting: string[]
  wake: (() => void) | null
  isOver: boolean
}

export interface LiveStreams {
  /** Server-sent events for one page; the first one is made by `greet`, after the stream listens. */
  open(owner: string, topics: readonly string[], greet: () => Promise<object>): AsyncIterable<Uint8Array>
  /** Passes news on to the pages that they are for. */
  tell(news: LiveNews): void
  /** Notifications may have been missed: every page asks for everything that is new. */
  missed(): void
  /** Number of open streams. */
  size(): number
  /** Ends all streams; pages connect again, to another process. */
  close(): void
}

/** So that proxies and browsers notice a dead connection. */
const HEARTBEAT_MS = 25_000
/** Then the page connects again, and it is checked anew who it is and what it may see. */
const LIFETIME_MS = { least: 240_000, spread: 60_000 }
/** Of one user; further pages ask every ten seconds instead. */
const MOST_PER_OWNER = 8
/** More waiting news than this: the page asks for everything instead. */
const MOST_WAITING = 100

const RETRY = 'retry: 1000\n\n'
const HEARTBEAT = ': still here\n\n'
const MISSED = 'event: missed\ndata: {}\n\n'
const written = (event: string, data: object) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/** The open streams of this process. */
export function createLiveStreams(): LiveStreams {
  const streams = new Set<Stream>()
  const byTopic = new Map<string, Set<Stream>>()
  const encoder = new TextEncoder()

  const push = (stream: Stream, text: string) => {
    if (stream.waiting.length >= MOST_WAITING) stream.waiting.splice(0, stream.waiting.length, MISSED)
    else stream.waiting.push(text)
    stream.wake?.()
  }
  const toAll = (text: string) => {
    for (const stream of streams) push(stream, text)
  }
  const heartbeat = setInterval(() => toAll(HEARTBEAT), HEARTBEAT_MS).unref()

  function add(stream: Stream): void {
    streams.add(stream)
    for (const topic of stream.topics) byTopic.set(topic, (byTopic.get(topic) ?? new Set()).add(stream))
  }
  function end(stream: Stream): void {
    stream.isOver = true
    streams.delete(stream)
    for (const topic of stream.topics) {
      const others = byTopic.get(topic)
      others?.delete(stream)
      if (others?.size === 0) byTopic.delete(topic)
    }
    stream.wake?.()
  }

  function iterate(stream: Stream, greet: () => Promise<object>): AsyncIterator<Uint8Array> {
    const timer = setTimeout(() => end(stream), LIFETIME_MS.least + Math.random() * LIFETIME_MS.spread).unref()
    let isGreeted = false
    const done = { done: true, value: undefined } as const
    return {
      async next() {
        if (!isGreeted) {
          isGreeted = true
          return { done: false, value: encoder.encode(RETRY + written('hello', await greet())) }
        }
        while (stream.waiting.length === 0 && !stream.isOver) {
          await new Promise<void>((resolve) => {
            stream.wake = resolve
          })
          stream.wake = null
        }
        if (stream.waiting.length === 0) return done
        return { done: false, value: encoder.encode(stream.waiting.splice(0).join('')) }
      },
      async return() {
        clearTimeout(timer)
        end(stream)
        return done
      },
    }
  }

  return {
    open(owner, topics, greet) {
      if ([...streams].filter((stream) => stream.owner === owner).length >= MOST_PER_OWNER)
        throw new Refusal('too-many', { retryAfterSeconds: 60 })
      const stream: Stream = { topics: new Set(topics), owner, waiting: [], wake: null, isOver: false }
      add(stream)
      return { [Symbol.asyncIterator]: () => iterate(stream, greet) }
    },
    tell({ topics, data }) {
      const told = new Set(topics.flatMap((topic) => [...(byTopic.get(topic) ?? [])]))
      const text = written('news', data)
      for (const stream of told) push(stream, text)
    },
    missed: () => toAll(MISSED),
    size: () => streams.size,
    close() {
      clearInterval(heartbeat)
      for (const stream of streams) end(stream)
    },
  }
}
