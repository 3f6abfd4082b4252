import { Fetched, FetchFailure } from '../platform/fetch/fetched.ts'
import type { Internet } from '../platform/fetch/internet.ts'
import type { FetchLimits } from '../platform/fetch/safe-fetch.ts'

interface Page {
  readonly body?: string | Buffer
  readonly status?: number
  readonly type?: string
  /** Answers 304 to those who name it. */
  readonly etag?: string
  /** The `Authorization` header without which it answers 401. */
  readonly login?: string
  /** Where it redirects to. */
  readonly movedTo?: string
}

export interface InternetDouble extends Internet {
  /** What is found at an address; every other address has no server. */
  readonly pages: Map<string, Page>
  /** TXT records by domain. */
  readonly records: Map<string, readonly string[]>
  /** Addresses that were fetched. */
  readonly fetched: string[]
}

function answerOf({ body = '', status = 200, type = 'text/html', etag, login }: Page, sent: FetchLimits['headers']) {
  const { authorization } = sent ?? {}
  const empty = { type, body: Buffer.alloc(0), etag }
  if (login !== undefined && authorization !== login) return { ...empty, status: 401 }
  if (etag !== undefined && sent?.['if-none-match'] === etag) return { ...empty, status: 304 }
  return { status, type, body: Buffer.from(body as string), etag }
}

/** An internet without a network, which holds what a test puts there. */
export function createInternetDouble(): InternetDouble {
  const pages: InternetDouble['pages'] = new Map()
  const records: InternetDouble['records'] = new Map()
  const fetched: string[] = []
  return {
    pages,
    records,
    fetched,
    async fetch(address, { maxBytes, mayVisit, headers }) {
      fetched.push(address)
      const named = pages.get(address)
      const reached = named?.movedTo ?? address
      if (mayVisit && ![address, reached].every((hop) => mayVisit(new URL(hop)))) throw new FetchFailure('unwanted')
      const page = pages.get(reached)
      if (!page) throw new FetchFailure('name')
      const sent = new URL(reached).origin === new URL(address).origin ? headers : undefined
      const answer = answerOf(page, sent)
      if (answer.body.length > maxBytes) throw new FetchFailure('too-large')
      return new Fetched(new URL(reached), answer)
    },
    txt: async (domain) => records.get(domain) ?? [],
  }
}
