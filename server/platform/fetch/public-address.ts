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

/** All IPv6 addresses given out so far (RFC 4291); the library classes the rest as unicast, too. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')
/** A range of examples that not every version of the library knows. */
const DOCUMENTATION = ipaddr.IPv6.parseCIDR('2001:db8::/32')

function isUnlistedReserved(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (!(address instanceof ipaddr.IPv6)) return false
  return !address.match(GLOBAL_IPV6) || address.match(DOCUMENTATION) || isIsatap(address)
}

/** Carries an IPv4 address in its last 32 bits (RFC 5214). */
const isIsatap = ({ parts }: ipaddr.IPv6): boolean => parts[5] === 0x5efe && (parts[4] === 0 || parts[4] === 0x200)
