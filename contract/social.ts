/** Networks that a shop may link to, with the hosts of their profiles (Product 2). */
export const SOCIAL_NETWORKS = ['instagram', 'tiktok', 'youtube', 'x', 'pinterest', 'facebook', 'discord'] as const
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]
export const SOCIAL_MOST_CHARACTERS = 200

interface Profile {
  /** The first one is written. */
  readonly hosts: readonly string[]
  /** Before the name of a profile. */
  readonly path: string
}

const PROFILES: Readonly<Record<SocialNetwork, Profile>> = {
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

/** `@label`, `label` or the address of a profile, as an https address on the network's own host; null for anything else. */
export function socialAddress(network: SocialNetwork, written: string): string | null {
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
