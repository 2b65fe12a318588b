import { isIPv6 } from 'node:net'

/**
 * The network that an address belongs to, as limits count it: an IPv4 address itself, of IPv6 the first 64 bits. A subscriber is
 * given all of those addresses and can use another one for each call.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  // A socket for both families writes an IPv4 address like this.
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1] ?? address
  const [left = '', right = ''] = address.replace(/%.*$/, '').toLowerCase().split('::')
  const [head, tail] = [left.split(':'), right.split(':')].map((groups) => groups.filter(Boolean))
  const zeros = Array.from({ length: 8 - (head?.length ?? 0) - (tail?.length ?? 0) }, () => '0')
  const groups = address.includes('::') ? [...(head ?? []), ...zeros, ...(tail ?? [])] : (head ?? [])
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
