import { useEffect, useEffectEvent } from 'react'
import type { ChatNews, LiveHello } from '#contract/live-news.ts'
import { callParts } from '../call.ts'
import { otherBrand } from '../other-answers.ts'
import { eventsIn } from './live-events.ts'

/** `all`: anything may have changed, because the stream was closed until now; with its greeting where it was opened. */
type LiveTold = { readonly kind: 'all'; readonly hello?: LiveHello } | { readonly kind: 'one'; readonly news: ChatNews }
export type LiveListener = (told: LiveTold) => void

const listeners = new Set<LiveListener>()
/** Product 12: without a stream, a page asks this often. */
const POLL_MS = 10_000
/** The server ends each stream after some minutes. */
const REOPEN_MS = 500
/** It sends something every 25 seconds: after this time the connection is dead. */
const SILENCE_MS = 60_000

let ending: AbortController | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** Calls back with what the server tells, while the page is visible. */
export function useLive(listener: LiveListener): void {
  const tell = useEffectEvent(listener)
  useEffect(() => followLive((told) => tell(told)), [])
}

/** The same outside of React. One stream for all who listen; returns what ends listening. */
export function followLive(listener: LiveListener): () => void {
  // The demo has no server that could tell anything.
  if (otherBrand() !== null) return () => {}
  const own: LiveListener = (told) => listener(told)
  listeners.add(own)
  if (listeners.size === 1) {
    document.addEventListener('visibilitychange', follow)
    addEventListener('online', reopen)
    follow()
  }
  return () => {
    listeners.delete(own)
    if (listeners.size > 0) return
    document.removeEventListener('visibilitychange', follow)
    removeEventListener('online', reopen)
    close()
  }
}

const tellAll = (told: LiveTold) => {
  for (const listener of [...listeners]) listener(told)
}

function follow(): void {
  if (document.visibilityState !== 'visible') close()
  else if (ending === null) void open()
}

function close(): void {
  clearTimeout(timer)
  ending?.abort()
  ending = null
}

function reopen(): void {
  close()
  follow()
}

/** Reads one stream to its end, then opens the next one, or asks for everything until it can. */
async function open(): Promise<void> {
  const own = new AbortController()
  ending = own
  let hasEnded = false
  try {
    await readStream(own)
    hasEnded = true
  } catch {
    // No connection, or too many open pages: the next attempt follows.
  }
  if (ending !== own) return
  if (!hasEnded) tellAll({ kind: 'all' })
  timer = setTimeout(() => void open(), hasEnded ? REOPEN_MS : POLL_MS)
}

/** By `fetch`, because an `EventSource` cannot send the token of the native shell. */
async function readStream(own: AbortController): Promise<void> {
  const { url, ...parts } = callParts('GET /api/live', {})
  const silence = new AbortController()
  const signal = AbortSignal.any([own.signal, silence.signal])
  let dead = setTimeout(() => silence.abort(), SILENCE_MS)
  try {
    const response = await fetch(url, { ...parts, signal, cache: 'no-store' })
    if (!response.ok || !response.body) throw new Error(`the stream was refused: ${response.status}`)
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      clearTimeout(dead)
      dead = setTimeout(() => silence.abort(), SILENCE_MS)
      const { events, rest } = eventsIn(text + value)
      text = rest
      for (const { event, data } of events) {
        tellAll(toldBy(event, data))
      }
    }
  } finally {
    clearTimeout(dead)
  }
}

function toldBy(event: string, data: unknown): LiveTold {
  if (event === 'news') return { kind: 'one', news: data as ChatNews }
  return event === 'hello' ? { kind: 'all', hello: data as LiveHello } : { kind: 'all' }
}
