import { Fetched, FetchFailure } from '../platform/fetch/fetched.ts'
import type { Internet } from '../platform/fetch/internet.ts'

interface Page {
  readonly body?: string | Buffer
  readonly status?: number
  readonly type?: string
  /** Where it redirects to. */
  readonly movedTo?: string
}

export interface InternetDouble extends Internet {
  /** What is found at an address; every other address has no server. */
  readonly pages: Map<string, Page>
  /** TXT records by domain. */
  readonly records: Map<string, readonly string[]>
}

/** An internet without a network, which holds what a test puts there. */
export function createInternetDouble(): InternetDouble {
  const pages: InternetDouble['pages'] = new Map()
  const records: InternetDouble['records'] = new Map()
  return {
    pages,
    records,
    async fetch(address, { maxBytes, mayVisit }) {
      const named = pages.get(address)
      const reached = named?.movedTo ?? address
      if (mayVisit && ![address, reached].every((hop) => mayVisit(new URL(hop)))) throw new FetchFailure('unwanted')
      const page = pages.get(reached)
      if (!page) throw new FetchFailure('name')
      const { body = '', status = 200, type = 'text/html' } = page
      if (body.length > maxBytes) throw new FetchFailure('too-large')
      return new Fetched(new URL(reached), { status, type, body: Buffer.from(body as string) })
    },
    txt: async (domain) => records.get(domain) ?? [],
  }
}
