import { describe, expect, it } from 'vitest'
import { networkOf } from './network-of.ts'

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1:2:3:4%eth0', 'fe80:0:0:0::/64'],
    ['1:2:3:4:5::', '1:2:3:4::/64'],
    ['somewhere', 'somewhere'],
  ])('[V15.3.4] counts %s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it('[V15.3.4] counts all addresses of one subscriber as one', () => {
    const addresses = Array.from({ length: 80 }, (_, index) => `2001:db8:1:2:${index.toString(16)}::${index + 1}`)
    expect(new Set(addresses.map(networkOf)).size).toBe(1)
  })
})
