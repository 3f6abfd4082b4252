/** Where a shop may link to (Product 2): profiles on these networks, and pages of the brand's own. */
export const SOCIAL_NETWORKS = [
  'instagram',
  'tiktok',
  'youtube',
  'x',
  'pinterest',
  'facebook',
  'discord',
  'website',
  'newsletter',
] as const
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]
/** Pages that are on no network: their host is the brand's own, or that of a known sender of newsletters. */
type OwnPage = 'website' | 'newsletter'
export const SOCIAL_MOST_CHARACTERS = 200

interface Profile {
  /** The first one is written. */
  readonly hosts: readonly string[]
  /** Before the name of a profile. */
  readonly path: string
}

const PROFILES: Readonly<Record<Exclude<SocialNetwork, OwnPage>, Profile>> = {
  instagram: { hosts: ['www.instagram.com', 'instagram.com', 'm.instagram.com'], path: '/' },
  tiktok: { hosts: ['www.tiktok.com', 'tiktok.com', 'm.tiktok.com'], path: '/@' },
  youtube: { hosts: ['www.youtube.com', 'youtube.com', 'm.youtube.com'], path: '/@' },
  x: { hosts: ['x.com', 'www.x.com', 'twitter.com', 'www.twitter.com', 'mobile.twitter.com'], path: '/' },
  pinterest: { hosts: ['www.pinterest.com', 'pinterest.com', 'www.pinterest.de', 'pinterest.de'], path: '/' },
  facebook: { hosts: ['www.facebook.com', 'facebook.com', 'm.facebook.com', 'de-de.facebook.com'], path: '/' },
  discord: { hosts: ['discord.gg', 'discord.com', 'www.discord.com'], path: '/' },
}

/** Scheme, host and path; what follows a question mark is left out. */
const ADDRESS = /^(?:https?:\/\/)?([\w.-]+)(\/[\w@.%/-]*[\w@.%-])\/?(?:[?#].*)?$/i

/** Where sign-ups for newsletters live that are not on the brand's own site (Trust S50). */
export const NEWSLETTER_HOSTS: readonly string[] = [
  'substack.com',
  'beehiiv.com',
  'mailchi.mp',
  'eepurl.com',
  'list-manage.com',
  'klclick.com',
  'kmail-lists.com',
  'sibforms.com',
  'cleverreach.com',
  'rapidmail.de',
  'getrevue.co',
  'kit.com',
]

/** A host with at least two labels, and a path, without port, user or other scheme. */
const OWN_ADDRESS = /^(?:https?:\/\/)?((?:[\w-]{1,63}\.)+[a-z][a-z0-9-]+)(\/[\w@.%/-]*)?(?:[?#].*)?$/i

function ownAddress(written: string): string | null {
  const [, host = '', path = ''] = OWN_ADDRESS.exec(written.trim()) ?? []
  return host === '' ? null : `https://${host.toLowerCase()}${path === '/' ? '' : path}`
}

/** Whether an address lies on one of these hosts, or below one. */
export function isOnHosts(address: string, hosts: readonly string[]): boolean {
  const host = /^https:\/\/([^/]+)/.exec(address)?.[1] ?? ''
  return hosts.some((own) => host === own || host.endsWith(`.${own}`))
}

/** `@label`, `label` or the address of a profile, as an https address on the network's own host; null for anything else. */
export function socialAddress(network: SocialNetwork, written: string): string | null {
  if (network === 'website' || network === 'newsletter') return ownAddress(written)
  const { hosts, path } = PROFILES[network]
  const [host = ''] = hosts
  const name = /^@?([\w.-]{1,60})$/.exec(written.trim())?.[1]
  if (name !== undefined && !hosts.includes(name.toLowerCase())) return `https://${host}${path}${name}`
  // No port, no user, no other scheme: the pattern admits none of them.
  const [, from = '', profile = ''] = ADDRESS.exec(written.trim()) ?? []
  const given = from.toLowerCase()
  if (!hosts.includes(given) || profile === '') return null
  // Discord's hosts are not the same: an invitation exists on one of them only.
  return `https://${network === 'discord' ? given : host}${profile}`
}
