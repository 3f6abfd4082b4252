import ipaddr from 'ipaddr.js'

/** NAT64, 6to4, Teredo and the like carry an IPv4 address inside, which may be a private one. */
const PUBLIC_RANGE = 'unicast'

/**
 * Whether an IP address belongs to the public internet: not to this machine, its network, a carrier's network, a
 * metadata service, or a range that is reserved or wraps an IPv4 address (Trust S65).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.kind() === 'ipv6' && (parsed as ipaddr.IPv6).isIPv4MappedAddress()) return false
  return parsed.range() === PUBLIC_RANGE && !isUnlistedReserved(parsed)
}

/** Reserved ranges that the library classes as unicast: site-local addresses and those that embed IPv4 (RFC 3879, 4291). */
const UNLISTED = ['fec0::/10', '::/96', '2001:db8::/32', '64:ff9b:1::/48'].map((range) => ipaddr.parseCIDR(range))

const isUnlistedReserved = (address: ipaddr.IPv4 | ipaddr.IPv6): boolean =>
  UNLISTED.some(([base, bits]) => address.kind() === base.kind() && address.match(base, bits))
