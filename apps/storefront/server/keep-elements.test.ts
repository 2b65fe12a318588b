import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHttpServer } from './create-http-server.ts'
import { createApiOfTest, createWholeShopOfTest } from './shop-of-test.ts'
import type { ApiOfTest } from './shop-of-test.ts'

/** A build of the elements, of which `name` tells it from others. */
function aBuild(name: string): string {
  const client = mkdtempSync(join(tmpdir(), 'krishi-build-'))
  mkdirSync(join(client, 'embed/chunks'), { recursive: true })
  for (const file of ['v1.js', `v1-${name}.js`, `chunks/button-${name}.js`, 'elements.d.ts']) {
    writeFileSync(join(client, 'embed', file), `// ${name}`)
  }
  return client
}

describe('elements after an upgrade', () => {
  const builds = [aBuild('old'), aBuild('new')] as const
  let shop: ApiOfTest

  beforeAll(async () => {
    shop = createApiOfTest()
    await shop.api.ready()
  })
  afterAll(async () => {
    await shop.close()
    for (const build of builds) rmSync(build, { recursive: true })
  })

  /** What the shop of a build answers for a file. */
  async function read(clientDirectory: string, file: string) {
    const server = createHttpServer(createWholeShopOfTest(shop, { clientDirectory })).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const answer = await fetch(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}/embed/${file}`)
    const { status, headers } = answer
    const answered = { status, headers, text: await answer.text() }
    server.closeAllConnections()
    server.close()
    return answered
  }

  it('are still there under the names that never change, for pages of any origin', async () => {
    const [old, next] = builds
    expect((await read(old, 'v1-old.js')).text).toBe('// old')
    for (const file of ['v1-old.js', 'chunks/button-old.js']) {
      const { status, text, headers } = await read(next, file)
      expect([status, text]).toEqual([200, '// old'])
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    }
  })

  it('are those of the new build under the name that follows it', async () => {
    const { text, headers } = await read(builds[1], 'v1.js')
    expect([text, headers.get('cache-control')]).toEqual(['// new', 'public, max-age=300'])
    expect((await read(builds[1], 'elements.d.ts')).text).toBe('// new')
  })

  it('are not there under a name that no build had', async () => {
    expect((await read(builds[1], 'v1-none.js')).status).toBe(404)
  })
})
