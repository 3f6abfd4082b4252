import { isOnHosts } from '#contract/social.ts'

/** What the server would refuse in the link of an announcement (Trust S50); null: nothing, or there is no link. */
export function linkFault(typed: string, hosts: readonly string[]): 'linkHttps' | 'linkDomain' | null {
  const link = typed.trim()
  if (link === '') return null
  const url = URL.parse(link)
  if (!link.startsWith('https://') || url?.protocol !== 'https:') return 'linkHttps'
  const isPlain = url.username === '' && url.password === '' && url.port === ''
  return isPlain && isOnHosts(`https://${url.hostname}`, hosts) ? null : 'linkDomain'
}
