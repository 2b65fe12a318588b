import { describe, expect, it } from 'vitest'
import { pageHeaders, scriptHash } from './security-headers.ts'

function policyOf(headers: Record<string, string>): Map<string, string[]> {
  const rules = (headers['content-security-policy'] ?? '').split('; ').map((rule) => rule.split(' '))
  return new Map(rules.map(([name = '', ...sources]) => [name, sources]))
}

describe('scriptHash', () => {
  it('is the hash that browsers compare with, of the bytes of the text', () => {
    expect(scriptHash('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
    expect(scriptHash('बीज')).not.toBe(scriptHash('???'))
  })
})

describe('pageHeaders', () => {
  const hash = scriptHash('start()')
  const headers = pageHeaders(hash)
  const policy = policyOf(headers)

  it('runs the one inline script and our own files, nothing else', () => {
    expect(policy.get('script-src')).toEqual(["'self'", hash])
    expect(policy.get('default-src')).toEqual(["'self'"])
    expect(policy.get('object-src')).toEqual(["'none'"])
  })

  it('turns no text into HTML or a script but by the two policies of our packages', () => {
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
    expect(policy.get('trusted-types')).toEqual(['storefront-html', 'storefront-script'])
  })

  it('is framed by nobody, and sends forms and requests to the shop only', () => {
    expect(policy.get('frame-ancestors')).toEqual(["'none'"])
    expect([policy.get('form-action'), policy.get('connect-src'), policy.get('base-uri')]).toEqual([
      ["'self'"],
      ["'self'"],
      ["'self'"],
    ])
  })

  it('[14.2] frames nothing of others but videos, from the host that sets no cookies', () => {
    expect(policy.get('frame-src')).toEqual(["'self'", 'https://www.youtube-nocookie.com'])
  })

  it('lets the window of Razorpay in where the shop has an account there, and nothing else', () => {
    const open = policyOf(pageHeaders(hash, true))
    const added = [...open].flatMap(([name, sources]) =>
      sources.filter((source) => !policy.get(name)?.includes(source)).map((source) => [name, source]),
    )
    expect(added).toEqual([
      ['script-src', 'https://checkout.razorpay.com'],
      ['script-src', 'https://cdn.razorpay.com'],
      ['img-src', 'https://cdn.razorpay.com'],
      ['connect-src', 'https://api.razorpay.com'],
      ['connect-src', 'https://lumberjack.razorpay.com'],
      ['connect-src', 'https://lumberjack-metrics.razorpay.com'],
      ['frame-src', 'https://api.razorpay.com'],
      ['form-action', 'https://api.razorpay.com'],
      ['trusted-types', 'default'],
    ])
  })

  it('[29.3] posts forms to the hosts of an external checkout, and to no other', () => {
    const open = policyOf(pageHeaders(hash, false, ['pay.example']))
    expect(open.get('form-action')).toEqual(["'self'", 'https://pay.example'])
  })

  it('shows pictures of the hosts that the owner names, and of no other', () => {
    expect(policy.get('img-src')).toEqual(["'self'", 'data:'])
    const open = policyOf(pageHeaders(hash, false, [], ['cdn.example', 'img.example:8443']))
    expect(open.get('img-src')).toEqual(["'self'", 'data:', 'https://cdn.example', 'https://img.example:8443'])
  })

  it.each([
    ['medusa', 'https://medusa.example', 'https://medusa.example'],
    ['shopify', 'https://krishi.myshopify.com', 'https://cdn.shopify.com'],
  ] as const)('calls %s where the shop runs on it, shows its pictures, and nothing else', (name, url, pictures) => {
    const open = policyOf(pageHeaders(hash, false, [], [], { name, url }))
    const added = [...open].flatMap(([rule, sources]) =>
      sources.filter((source) => !policy.get(rule)?.includes(source)).map((source) => [rule, source]),
    )
    expect(added).toEqual([
      ['img-src', pictures],
      ['connect-src', url],
    ])
  })

  it('keeps types, addresses and devices to itself', () => {
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect(headers['permissions-policy']).toMatch(/camera=\(\).*microphone=\(self\)/)
  })
})
