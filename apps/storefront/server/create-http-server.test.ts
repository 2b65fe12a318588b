import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import type { Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHttpServer } from './create-http-server.ts'
import { createApiOfTest, createShopOfTest } from './shop-of-test.ts'

const ofTest = createApiOfTest()
const shop = createShopOfTest(ofTest)
let server: Server

beforeAll(async () => {
  await ofTest.api.ready()
  server = createHttpServer(shop)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await ofTest.close()
})

/** All that is answered to some bytes, until the server ends the connection. */
async function send(...lines: readonly string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(lines.join('\r\n'))
  return text(socket)
}

/** The statuses of all answers on a connection. */
const statusesIn = (heard: string) => heard.match(/(?<=^HTTP\/1\.[01] )\d+/gm)

describe('a call without Host', () => {
  it.each([
    ['GET /readyz HTTP/1.0', 200],
    ['GET /healthz HTTP/1.0', 200],
    ['OPTIONS /readyz HTTP/1.0', 404],
    ['GET /robots.txt HTTP/1.0', 200],
    ['GET /readyz HTTP/1.1', 200],
    ['GET /healthz HTTP/1.1', 200],
    ['GET /robots.txt HTTP/1.1', 400],
    ['POST /api/session HTTP/1.1', 400],
  ])('%s gets %i', async (call, status) => {
    expect(statusesIn(await send(call, 'connection: close', '', ''))).toEqual([String(status)])
  })
})

describe('a connection that nothing is asked on', () => {
  it('stays open for longer than the minute that nginx keeps it, which then never sends a call into its end', async () => {
    const { port } = server.address() as AddressInfo
    const { headers } = await fetch(`http://127.0.0.1:${String(port)}/healthz`)
    const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? []
    expect(Number(seconds)).toBeGreaterThan(60)
  })
})

describe('[V4.2.1] a message whose end can be read in two ways', () => {
  const hidden = 'GET /readyz HTTP/1.1\r\nhost: shop.example\r\nconnection: close\r\n\r\n'

  it.each([
    ['two kinds of length', ['content-length: 5', 'transfer-encoding: chunked'], `0\r\n\r\n${hidden}`],
    ['two lengths', ['content-length: 0', `content-length: ${String(hidden.length)}`], hidden],
    ['a length that is no number', ['content-length: 0x0'], hidden],
    ['a name with a space after it', ['content-length : 0'], hidden],
    ['chunks under a name that is not quite that', ['transfer-encoding: xchunked'], `0\r\n\r\n${hidden}`],
    ['a chunk whose size is none', ['transfer-encoding: chunked'], `zz\r\n\r\n${hidden}`],
  ])('as by %s is refused, and nothing after it is answered', async (_name, headers, body) => {
    const heard = await send('POST /api/session HTTP/1.1', 'host: shop.example', ...headers, '', body)
    expect(statusesIn(heard)).toEqual(['400'])
  })
})

it('[V13.4.4] TRACE is not answered with what was asked', async () => {
  const heard = await send('TRACE / HTTP/1.1', 'host: shop.example', 'cookie: secret=1', 'connection: close', '', '')
  expect(statusesIn(heard)).not.toEqual(['200'])
  expect(heard).not.toContain('secret')
})
