import { isDemoShopPath } from '#contract/demo-shop.ts'
import { ownPath } from '#web/paths.ts'

const SCHEME = 'dropdeck:'

/**
 * The path of ours behind a link that opened the app: `dropdeck://saved`, or an address of our own server. Null for
 * everything else, also for the demo shops: a link from another app opens only pages of the app (Trust S66).
 */
export function pathOfLink(link: string, ownOrigin: string): string | null {
  if (!URL.canParse(link)) return null
  const url = new URL(link)
  const rest = url.search + url.hash
  if (url.protocol === SCHEME) {
    // In a link with a custom scheme the host is the first segment of the path.
    const path = url.host ? `/${url.host}${url.pathname}` : url.pathname || '/'
    return path.startsWith('//') ? null : ownPath(path + rest)
  }
  if (isDemoShopPath(url.pathname)) return null
  return url.origin === ownOrigin && !url.username && !url.password ? ownPath(url.pathname + rest) : null
}
