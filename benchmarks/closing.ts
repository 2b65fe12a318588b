/**
 * SIGTERM under load: a hundred connections that ask for pages, calls of the API, pictures and health without a pause, as a proxy
 * does, which sends no more once `/readyz` says 503 or an answer ends its connection. Counts answers, those that were not whole, and
 * calls that got none. Target: none of either. Build the shop first.
 */
import { Agent, get } from 'node:http'
import { loadavg } from 'node:os'
import { openShop } from './lib/open-shop.ts'

const seconds = Number(process.argv[2] ?? 15)
const connections = 100
const paths = [
  '/',
  '/collections/seeds',
  '/hi/collections/seeds',
  '/api/menu?language=te',
  '/search/tamatar',
  '/sitemap.xml',
  '/healthz',
]

interface Outcome {
  readonly isWhole: boolean
  readonly status: number
  readonly endsConnection: boolean
}

/** Asks once; an answer that breaks off, and a connection that is cut before any, are not whole. */
function ask(url: string, agent: Agent): Promise<Outcome> {
  return new Promise((resolve) => {
    const lost = { isWhole: false, status: 0, endsConnection: true }
    const request = get(url, { agent }, (answer) => {
      const { statusCode: status = 0, headers } = answer
      answer.resume()
      answer.on('close', () =>
        resolve({ isWhole: answer.complete, status, endsConnection: headers.connection === 'close' }),
      )
    })
    request.on('error', () => resolve(lost))
  })
}

/** The address of a picture on a page. */
async function pictureOn(page: string): Promise<string> {
  const [, path] = /"(\/img\/[^"? ]+)/.exec(await (await fetch(page)).text()) ?? []
  if (path === undefined) throw new Error(`${page} has no picture. A part of the load is missing. Look at the page.`)
  return `${path}?w=160`
}

process.env['CLOSE_DELAY'] = '5'
const shop = await openShop()
const origin = shop.origin.replace('localhost', '127.0.0.1')
paths.push(await pictureOn(`${origin}/collections/seeds`))
const counts = { before: 0, after: 0, cut: 0, refused: 0 }
let isClosing = false

async function callUntilTold(number: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let turn = number; ; turn += 1) {
    const { isWhole, status, endsConnection } = await ask(origin + String(paths[turn % paths.length]), agent)
    counts[isClosing ? 'after' : 'before'] += 1
    if (!isWhole) counts.cut += 1
    else if (status !== 200) counts.refused += 1
    if (endsConnection) return agent.destroy()
  }
}

const workers = Promise.all(Array.from({ length: connections }, (_, number) => callUntilTold(number)))
await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
isClosing = true
const started = performance.now()
await Promise.all([shop.close(), workers])
const took = (performance.now() - started) / 1000
console.log(
  `${String(connections)} connections for ${String(seconds)} s: ${String(counts.before)} answers before SIGTERM and ` +
    `${String(counts.after)} after it, ${String(counts.cut)} cut, ${String(counts.refused)} refused; the process ended ${took.toFixed(1)} s after it`,
)
console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`)
