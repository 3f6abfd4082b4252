import { Resolver } from 'node:dns/promises'
import { isPublicAddress } from './public-address.ts'

/** How names become addresses, and which of them may be connected to. Tests replace it. */
export interface Network {
  /** All addresses of a host name; rejects when there are none. */
  resolve(host: string): Promise<readonly string[]>
  /** The TXT records of a name; empty when there are none. */
  resolveTxt(host: string): Promise<readonly string[]>
  mayConnect(address: string, port: number): boolean
}

const WEB_PORTS: ReadonlySet<number> = new Set([80, 443])
const NO_RECORD: ReadonlySet<string> = new Set(['ENODATA', 'ENOTFOUND'])

const openResolver = () => new Resolver({ timeout: 2000, tries: 2 })

/** The list that a query answers; empty where the name has no such record. */
async function recordsOf<Found>(query: Promise<readonly Found[]>): Promise<readonly Found[]> {
  try {
    return await query
  } catch (error) {
    if (error instanceof Error && 'code' in error && NO_RECORD.has(`${error.code}`)) return []
    throw error
  }
}

/** The internet: public addresses on the ports of the web, names by DNS alone and never by the hosts file. */
export const PUBLIC_NETWORK: Network = {
  async resolve(host) {
    const resolver = openResolver()
    const found = await Promise.all([recordsOf(resolver.resolve4(host)), recordsOf(resolver.resolve6(host))])
    return found.flat()
  },
  async resolveTxt(host) {
    const records = await recordsOf(openResolver().resolveTxt(host))
    return records.map((parts) => parts.join(''))
  },
  mayConnect: (address, port) => WEB_PORTS.has(port) && isPublicAddress(address),
}
