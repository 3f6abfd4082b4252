import type { Fetched } from './fetched.ts'
import type { Network } from './network.ts'
import { type FetchLimits, safeFetch } from './safe-fetch.ts'

/** What the server asks of other servers at addresses that users name. */
export interface Internet {
  /** Throws a `FetchFailure` where an address cannot or may not be fetched. */
  fetch(address: string, limits: FetchLimits): Promise<Fetched>
  /** The TXT records of a domain; rejects where its name servers do not answer. */
  txt(domain: string): Promise<readonly string[]>
}

/** Requests to addresses that users name, over this network. */
export const openInternet = (network: Network): Internet => ({
  fetch: (address, limits) => safeFetch(network, address, limits),
  txt: (domain) => network.resolveTxt(domain),
})
