import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { connect as connectPlain, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { connect, type ConnectionOptions } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { reviewPictureBytes } from '../../packages/storefront-core/src/reviews/index.ts'
import { root } from '../lib/root.ts'

const hasNginx = spawnSync('nginx', ['-v']).status === 0

/** What has reached the shop behind nginx. */
const asked: string[] = []

/** A shop that lets everybody have each page, also those of which the real one says that they are private, and that numbers them. */
const shop = createServer((request, answer) => {
  const { url = '', headers, method = '' } = request
  asked.push(`${method} ${url}`)
  answer.setHeader('cache-control', 'public, max-age=0, s-maxage=60, stale-while-revalidate=240')
  answer.setHeader('vary', 'accept-encoding, cookie, user-agent')
  if (url.startsWith('/breaks')) return void request.socket.destroy()
  if (url === '/begins') answer.setHeader('set-cookie', 'krishi_session=secret')
  answer.end(`answer ${asked.length} in ${headers['accept-encoding'] ?? 'plain'} for ${headers.cookie ?? 'everybody'}`)
})

/** Listens on a free port of this machine; gives it. */
async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

async function freePort(): Promise<number> {
  const probe = createServer()
  const port = await listen(probe)
  probe.close()
  return port
}

/** Where nginx listens. */
interface Ports {
  /** Of the site, which is without TLS in a copy of its own. */
  readonly site: number
  readonly tls: number
  readonly open: number
}

/** The file of deploy/ on ports and in a folder of the test, and its site without TLS besides. */
function configOf(directory: string, ports: Ports, shopPort: number): string {
  const whole = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
    .replace('127.0.0.1:3000', `127.0.0.1:${shopPort}`)
    .replaceAll(/\/var\/(lib|log)\/nginx\//g, `${directory}/`)
    .replaceAll('/etc/letsencrypt/live/shop.example/', `${directory}/`)
    .replace(/^ {2}listen \[::\]:.*$/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${ports.open};`)
  const last = whole.slice(whole.lastIndexOf('\nserver {'))
  const plain = last
    .replace('listen 443 ssl;', `listen 127.0.0.1:${ports.site};`)
    .replace(/^ {2}(http2|ssl_\w+)\b.*$/gm, '')
  const site =
    whole.replace('listen 443 ssl;', `listen 127.0.0.1:${ports.tls} ssl;`).replace('  http2 on;\n', '') + plain
  return `daemon off; pid ${directory}/pid; error_log stderr;
    events {}
    http { access_log off; client_body_temp_path ${directory}/body; proxy_temp_path ${directory}/proxy; ${site} }`
}

describe.runIf(hasNginx)('nginx with the file of deploy/', () => {
  let nginx: ChildProcess
  let origin = ''
  let ports: Ports
  const directory = mkdtempSync(join(tmpdir(), 'krishi-nginx-'))

  beforeAll(async () => {
    // Who starts it as root has it answered by a user of nginx.
    chmodSync(directory, 0o755)
    ports = { site: await freePort(), tls: await freePort(), open: await freePort() }
    origin = `http://127.0.0.1:${ports.site}`
    const file = join(directory, 'nginx.conf')
    writeFileSync(file, configOf(directory, ports, await listen(shop)))
    execFileSync('openssl', [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=shop.example'],
      ...['-keyout', join(directory, 'privkey.pem'), '-out', join(directory, 'fullchain.pem')],
    ])
    nginx = spawn('nginx', ['-p', directory, '-c', file], { stdio: 'ignore' })
    await vi.waitFor(() => fetch(`${origin}/open`), { timeout: 10_000 })
  })
  afterAll(async () => {
    nginx.kill('SIGTERM')
    await once(nginx, 'exit')
    shop.close()
    rmSync(directory, { recursive: true })
  })

  /** The texts that two who ask one after the other get. */
  async function askTwice(path: string, first: Record<string, string> = {}, second = first, method = 'GET') {
    const ask = async (headers: Record<string, string>) =>
      (await fetch(origin + path, { method, headers: { 'accept-encoding': 'gzip', ...headers } })).text()
    return [await ask(first), await ask(second)] as const
  }

  it('asks the shop once for a page that is for everybody, whatever their browsers', async () => {
    const [one, other] = await askTwice('/', { 'user-agent': 'Firefox' }, { 'user-agent': 'Chrome' })
    expect(other).toBe(one)
    expect(asked.filter((call) => call === 'GET /')).toHaveLength(1)
  })

  it.each([
    ['that is asked for with a cookie', '/mine', { cookie: 'any=1' }, { cookie: 'any=1' }],
    ['with a cookie when it has it for everybody', '/both', {}, { cookie: 'any=1' }],
    ['for everybody that it was given for a cookie', '/leak', { cookie: 'any=1' }, {}],
    ['for browsers that it was given for the app', '/of-app', { 'user-agent': 'KrishiApp/2' }, {}],
    ['that begins a session', '/begins', {}, {}],
    ['in the app', '/app', { 'user-agent': 'KrishiApp/2' }, { 'user-agent': 'KrishiApp/2' }],
    ['in the app when it has it for browsers', '/browser', {}, { 'user-agent': 'KrishiApp/2' }],
    ['that is compressed otherwise', '/bytes', {}, { 'accept-encoding': 'br' }],
    ['of the API', '/api/menu', {}, {}],
  ])('keeps no page %s', async (_which, path, first, second) => {
    const [one, other] = await askTwice(path, first, second)
    expect(other).not.toBe(one)
  })

  it('sends every form to the shop', async () => {
    const [one, other] = await askTwice('/cart/add', {}, {}, 'POST')
    expect(other).not.toBe(one)
  })

  it('[V4.1.2] leads a page to its encrypted address, and refuses a call of the API', async () => {
    const ask = (path: string) => fetch(`http://127.0.0.1:${ports.open}${path}`, { redirect: 'manual' })
    const page = await ask('/hi/cart?a=1')
    expect([page.status, page.headers.get('location')]).toEqual([301, 'https://127.0.0.1/hi/cart?a=1'])
    expect((await ask('/api/menu')).status).toBe(403)
  })

  it('[V14.2.1] writes the token that an app puts into an address into no log, and the path into one', async () => {
    const secret = 'the-token-of-a-shopper'
    const askFor = async (port: number, path: string) =>
      (await fetch(`http://127.0.0.1:${port}${path}?source=APP&accessToken=${secret}`, { redirect: 'manual' })).status
    const answers = [await askFor(ports.site, '/handed'), await askFor(ports.open, '/plain')]
    expect([...answers, await askFor(ports.site, '/breaks')]).toEqual([200, 301, 502])
    const logs = () => ['access.log', 'error.log'].map((name) => readFileSync(join(directory, name), 'utf8'))
    const lines = ['"GET /handed" 200 ', '"GET /plain" 301 ', '"GET /breaks" 502 ']
    await expect.poll(() => lines.filter((line) => !logs().join('').includes(line))).toEqual([])
    expect(logs().join('')).not.toContain(secret)
  })

  it.each(['/api/reviews/pictures', '/api/media'])(
    'lets pictures through to %s that no other call may weigh',
    async (path) => {
      const send = async (where: string) =>
        (await fetch(origin + where, { method: 'POST', body: new Uint8Array(reviewPictureBytes) })).status
      expect([await send(path), await send('/api/carts')]).toEqual([200, 413])
    },
  )

  /** What a handshake ends with: the protocol, or that there is none. */
  function shakeHands(options: ConnectionOptions): Promise<string> {
    return new Promise((resolve) => {
      const socket = connect({ host: '127.0.0.1', port: ports.tls, rejectUnauthorized: false, ...options })
      socket.once('error', () => resolve('refused'))
      socket.once('secureConnect', () => {
        resolve(socket.getProtocol() ?? 'none')
        socket.destroy()
      })
    })
  }

  it.each<[ConnectionOptions, string]>([
    [{}, 'TLSv1.3'],
    [{ maxVersion: 'TLSv1.2' }, 'TLSv1.2'],
    [{ minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' }, 'refused'],
    // Without forward secrecy, and without authenticated encryption.
    [{ maxVersion: 'TLSv1.2', ciphers: 'AES128-GCM-SHA256' }, 'refused'],
    [{ maxVersion: 'TLSv1.2', ciphers: 'ECDHE-RSA-AES128-SHA' }, 'refused'],
  ])('[V12.1.1] [V12.1.2] answers the handshake %o with %s', async (options, outcome) => {
    expect(await shakeHands(options)).toBe(outcome)
  })

  it('[V13.4.4] answers no TRACE', async () => {
    const socket = connectPlain(ports.site, '127.0.0.1')
    socket.write('TRACE / HTTP/1.1\r\nhost: shop.example\r\ncookie: secret=1\r\nconnection: close\r\n\r\n')
    const heard = await text(socket)
    expect(heard).toMatch(/^HTTP\/1\.1 405 /)
    expect(heard).not.toContain('secret')
  })
})
