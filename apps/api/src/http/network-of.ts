import ipaddr from 'ipaddr.js'

/**
 * The network that an address belongs to, as limits count it: an IPv4 address itself, of IPv6 the first 64 bits. A subscriber is
 * given all of those addresses and can use another one for each call.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  // A socket for both families writes an IPv4 address as one of IPv6.
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}
