export interface TextPart {
  readonly text: string
  /** Where it may lead to; null: plain text. */
  readonly href: string | null
}

const ADDRESS = /https:\/\/[^\s<>"']+/gi
/** A sentence may end right after an address. */
const END = /[.,;:!?)\]]+$/

/** Product 12: links lead only to these hosts and their subdomains; others stay plain text. */
export function textParts(text: string, hosts: readonly string[]): readonly TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const match of text.matchAll(ADDRESS)) {
    const address = match[0].replace(END, '')
    if (!leadsTo(address, hosts)) continue
    if (match.index > at) parts.push({ text: text.slice(at, match.index), href: null })
    parts.push({ text: address, href: address })
    at = match.index + address.length
  }
  return at < text.length ? [...parts, { text: text.slice(at), href: null }] : parts
}

function leadsTo(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false
  const { hostname, username, password } = new URL(address)
  if (username !== '' || password !== '') return false
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
}
