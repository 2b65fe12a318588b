import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, inject, it, onTestFinished } from 'vitest'
// Says what the tests are provided with.
import type {} from '../../../api/test/prepare-databases.ts'
import { beginCall, read, type Call, type Outcome } from './call.ts'

const server = fileURLToPath(new URL('served-shop.ts', import.meta.url))

interface ServedShop {
  readonly process: ChildProcess
  readonly origin: string
  readonly dataDir: string
}

async function openServedShop(environment: Record<string, string>): Promise<ServedShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'krishi-closing-'))
  cpSync(inject('databases').embedded.filled, dataDir, { recursive: true })
  const own = { NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT: 'off', PORT: '0', DATA_DIR: dataDir }
  const child = spawn(process.execPath, [server], {
    env: { ...process.env, ...own, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const [, port] = /^Port (\d+)$/.exec(line) ?? []
    if (port !== undefined) return { process: child, origin: `http://127.0.0.1:${port}`, dataDir }
  }
  throw new Error('The shop did not open. Nothing can be closed. Its own words stand above.')
}

/** Signs in as a shopper does in development, and gives the bearer token. */
async function signIn(origin: string): Promise<string> {
  let [token, cookie] = ['', '']
  async function post(path: string, body: unknown) {
    const answer = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, cookie },
      body: JSON.stringify(body),
    })
    const set = answer.headers.getSetCookie().find((each) => each.startsWith('krishi_session='))
    if (set !== undefined) cookie = set.split(';')[0] ?? ''
    return (await answer.json()) as { readonly accessToken?: string; readonly developmentCode?: string }
  }
  const beginSession = async () => (await post('/session', { selectedLanguage: 'en' })).accessToken ?? ''
  token = await beginSession()
  const mobileNumber = '9000000001'
  const encryptedData = {
    mobileNumber,
    hashCode: '',
    referredBy: '',
    playerId: '',
    isInvited: false,
    currentDate: new Date(0).toISOString(),
  }
  const { developmentCode: otpCode } = await post('/auth/otp', { encryptedData })
  await post('/auth/otp/verify', { mobileNumber, name: '', userExists: false, guestUserId: '', otpCode })
  return beginSession()
}

/** Begins to send a picture of a review, and holds back its second half. */
async function beginUpload(origin: string): Promise<{ readonly call: Call; readonly rest: Uint8Array }> {
  const token = await signIn(origin)
  const photo = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#2a7a3b' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('formFile', new File([new Uint8Array(photo)], 'a.png', { type: 'image/png' }))
  const whole = new Request(origin, { method: 'POST', body: form })
  const body = new Uint8Array(await whole.clone().arrayBuffer())
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': whole.headers.get('content-type') ?? '',
    'content-length': String(body.length),
  }
  const call = beginCall(`${origin}/api/reviews/pictures`, headers, new Agent(), 'POST')
  const half = Math.floor(body.length / 2)
  call.send(body.subarray(0, half))
  return { call, rest: body.subarray(half) }
}

it('answers whatever is under way when it is told to close, and ends with 0', { timeout: 120_000 }, async () => {
  const shop = await openServedShop({ CLOSE_DELAY: '5' })
  const { call, rest } = await beginUpload(shop.origin)
  const outcomes: Outcome[] = []
  const exited = once(shop.process, 'exit')

  /** Calls over one connection until an answer ends it, as a proxy in front does. */
  async function callUntilTold(paths: readonly string[]): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let count = 0; ; count += 1) {
      const outcome = await read(shop.origin + (paths[count % paths.length] ?? ''), agent)
      outcomes.push(outcome)
      if (outcomes.length === 120) for (const signal of ['SIGTERM', 'SIGINT'] as const) shop.process.kill(signal)
      if (outcome.kind !== 'answer' || outcome.endsConnection) return agent.destroy()
    }
  }
  const paths = ['/collections/seeds', '/api/menu?language=en', '/img/tomato.webp?w=160', '/healthz']
  await Promise.all(Array.from({ length: 16 }, (_, index) => callUntilTold([...paths.slice(index % 4), ...paths])))
  expect(outcomes.length).toBeGreaterThanOrEqual(120)
  const bad = outcomes.filter((each) => each.kind !== 'answer' || each.status !== 200 || !each.isWhole)
  expect(bad).toEqual([])

  // Not ready any more, and yet whoever comes is served, on a connection of its own.
  const last = { kind: 'answer', isWhole: true, endsConnection: true }
  expect(await read(`${shop.origin}/readyz`)).toEqual({ ...last, status: 503 })
  expect(await read(`${shop.origin}/collections/seeds`)).toEqual({ ...last, status: 200 })

  // The second half of the picture comes when nobody can connect any more.
  while ((await read(`${shop.origin}/healthz`)).kind === 'answer');
  call.send(rest)
  expect(await call.end()).toEqual({ ...last, status: 200 })
  expect(await exited).toEqual([0, null])
  expect(existsSync(join(shop.dataDir, 'server.lock'))).toBe(false)
})
