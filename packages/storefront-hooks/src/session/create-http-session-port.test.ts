import { describe, expect, it } from 'vitest'
import type { StorefrontPorts } from '../storefront/storefront-ports.ts'
import { createHttpPorts } from '../storefront/create-http-ports.ts'
import { aMenuItem, aSession } from '../memory/fixtures.ts'
import { aServer } from '../testing/a-server.ts'
import { createFakeClock } from '../testing/create-fake-clock.ts'

const menu = { menu: [aMenuItem({ menuHandle: 'seeds' })] }
const place = {
  pincode: '570001',
  city: 'Mysuru',
  district: 'Mysuru',
  state: 'Karnataka',
  provinceId: 'KA',
  otherPlaces: [],
}

function aShopper() {
  const server = aServer()
  const clock = createFakeClock()
  const ports: StorefrontPorts = createHttpPorts({
    baseUrl: '/api',
    fetch: server.fetch,
    clock,
    locale: 'hi',
    attribution: { utmSource: 'radio' },
  })
  const tokens = () => server.requests.map(({ url, headers }) => [url.split('?')[0], headers['authorization']])
  return { server, clock, ports, tokens }
}

describe('session over HTTP', () => {
  it('opens no session for a page that only shows goods', async () => {
    const { server, ports, tokens } = aShopper()
    server.answers(200, menu)
    expect((await ports.catalog.menu({ locale: 'hi' })).ok).toBe(true)
    expect(tokens()).toEqual([['/api/menu', undefined]])
  })

  it('[03.4] [06.2] opens one on the first call that needs a token, tells where the shopper came from, and then sends it with every call', async () => {
    const { server, ports, tokens } = aShopper()
    server.answers(200, aSession())
    server.answers(200, place)
    server.answers(200, menu)
    await ports.address.pincodeLookup('570001')
    await ports.catalog.menu({ locale: 'hi' })
    expect(server.requests[0]?.body).toEqual({ selectedLanguage: 'hi', utmSource: 'radio' })
    expect(tokens()).toEqual([
      ['/api/session', undefined],
      ['/api/pincodes/570001', 'Bearer token-1'],
      ['/api/menu', 'Bearer token-1'],
    ])
  })

  it('renews a token that is about to end before it is used', async () => {
    const { server, clock, ports, tokens } = aShopper()
    const expiresAt = new Date(clock.now() + 60_000).toISOString()
    server.answers(200, aSession({ expiresAt }))
    server.answers(200, aSession({ accessToken: 'token-2' }))
    server.answers(200, place)
    await ports.session.open()
    await clock.advance(30_000)
    await ports.address.pincodeLookup('570001')
    expect(tokens().at(-1)).toEqual(['/api/pincodes/570001', 'Bearer token-2'])
  })

  it('renews once for all calls that were refused at the same time', async () => {
    const { server, ports, tokens } = aShopper()
    server.answers(200, aSession())
    await ports.session.open()
    server.answers(401, {})
    server.answers(401, {})
    server.answers(200, aSession({ accessToken: 'token-2' }))
    server.answers(200, place)
    server.answers(200, place)
    const answers = await Promise.all([ports.address.pincodeLookup('570001'), ports.address.pincodeLookup('570002')])
    expect(answers.map((answer) => answer.ok)).toEqual([true, true])
    expect(tokens().filter(([url]) => url === '/api/session')).toHaveLength(2)
  })

  it('fails with the reason when none can be opened, tells nobody of it, and tries again next time', async () => {
    const { server, ports } = aShopper()
    const told: string[] = []
    ports.session.onChange(({ sessionId }) => told.push(sessionId))
    server.answers(503, {})
    server.answers(200, aSession())
    expect(await ports.session.open()).toMatchObject({ ok: false, error: { code: 'network/server' } })
    expect(told).toEqual([])
    expect((await ports.session.open()).ok).toBe(true)
    expect(told).toEqual([aSession().sessionId])
  })
})
