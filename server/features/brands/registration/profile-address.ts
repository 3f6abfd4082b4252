const NETWORKS = {
  instagram: { host: 'instagram.com', prefix: '', name: /^[\w.]{1,30}$/ },
  tiktok: { host: 'tiktok.com', prefix: '@', name: /^[\w.]{2,24}$/ },
} as const
export type Network = keyof typeof NETWORKS

/** The https address of a profile, from its address or the name in it; null where it is neither (Trust S50). */
export function profileAddress(network: Network, text: string): string | null {
  const { host, prefix, name } = NETWORKS[network]
  const given = text.includes('/') || text.includes(host) ? nameInAddress(text, host) : text
  const plain = given?.replace(/^@/, '') ?? ''
  return name.test(plain) ? `https://www.${host}/${prefix}${plain}` : null
}

function nameInAddress(text: string, host: string): string | null {
  const url = URL.parse(/^https?:/i.test(text) ? text : `https://${text}`)
  if (url === null || url.username + url.port !== '') return null
  const [, name = '', ...rest] = url.pathname.replace(/\/$/, '').split('/')
  const isHost = url.hostname === host || url.hostname === `www.${host}`
  return isHost && rest.length === 0 ? name : null
}
