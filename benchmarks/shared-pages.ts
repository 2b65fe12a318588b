/**
 * Pages a second of one process, asked for without a cookie, 50 at once: from the shop, and from nginx in front of it. Then how long
 * `/healthz` takes in a shop of 10,000 products while 200 ask at once for `robots.txt`, for which nothing is made, for the sitemap, for
 * parts of it and for the OpenAPI document.
 * Target: 100 ms. On busy cores most of it is waiting for one, so the CPU of the shop's main thread is told too. Needs nginx and Linux.
 */
import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { loadavg } from 'node:os'
import { importProducts } from './lib/import-products.ts'
import { openNginxCache } from './lib/nginx-cache.ts'
import { openShop, type RunningShop } from './lib/open-shop.ts'

const seconds = Number(process.argv[2] ?? 10)
const pages = ['/', '/collections/seeds', '/hi/collections/seeds']
const agent = new Agent({ keepAlive: true, maxSockets: 300 })

/** Asks once as a browser does; gives how long the whole answer took, in ms. */
function ask(url: string): Promise<number> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { 'accept-encoding': 'gzip, br' } }, (answer) => {
      answer.resume()
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - start)
        else
          reject(
            new Error(`${url} answered ${String(answer.statusCode)}. What it costs is not known. Look at the shop.`),
          )
      })
    })
    request.on('error', reject)
  })
}

async function pagesASecond(origin: string): Promise<string> {
  await Promise.all(pages.map((page) => ask(origin + page)))
  const end = performance.now() + seconds * 1000
  const times: number[] = []
  const worker = async (number: number) => {
    for (let turn = number; performance.now() < end; turn += 1) {
      times.push(await ask(origin + String(pages[turn % pages.length])))
    }
  }
  await Promise.all(Array.from({ length: 50 }, (_, number) => worker(number)))
  times.sort((one, other) => one - other)
  const at = (part: number) => `${(times[Math.floor(times.length * part)] ?? 0).toFixed(1)} ms`
  return `${(times.length / seconds).toFixed(0)} a second, p50 ${at(0.5)}, p99 ${at(0.99)}`
}

/** What the main thread of a process has computed for so far, in ms. */
function cpuOf(pid: number): number {
  const [nanoseconds] = readFileSync(`/proc/${String(pid)}/task/${String(pid)}/schedstat`, 'utf8').split(' ')
  return Number(nanoseconds) / 1e6
}

/** The longest that `/healthz` takes while 200 ask for `path` at once, and for how long the shop computes for all of it. */
async function stallOf({ pid }: RunningShop, origin: string, path: string): Promise<string> {
  const before = cpuOf(pid)
  let isOver = false
  const all = Promise.all(Array.from({ length: 200 }, () => ask(origin + path))).then(() => (isOver = true))
  const waits: number[] = []
  while (!isOver) waits.push(await ask(`${origin}/healthz`))
  await all
  return `${Math.max(...waits).toFixed(0)} ms (CPU ${(cpuOf(pid) - before).toFixed(0)})`
}

async function measurePages(): Promise<void> {
  const shop = await openShop()
  const origin = shop.origin.replace('localhost', '127.0.0.1')
  const cache = await openNginxCache(origin)
  try {
    console.log(`pages, from the shop: ${await pagesASecond(origin)}`)
    console.log(`pages, from nginx:    ${await pagesASecond(cache.origin)}`)
  } finally {
    await cache.close()
    await shop.close()
  }
}

async function measureStalls(): Promise<void> {
  const shop = await openShop((dataDir) => importProducts(dataDir, 10_000))
  const origin = shop.origin.replace('localhost', '127.0.0.1')
  try {
    // The first is what 200 calls cost that need nothing made.
    for (const path of [
      '/robots.txt',
      '/sitemap.xml',
      '/sitemap-products-0.xml',
      '/sitemap-products-1.xml',
      '/api/openapi.json',
    ]) {
      const stalls = [
        await stallOf(shop, origin, path),
        await stallOf(shop, origin, path),
        await stallOf(shop, origin, path),
      ]
      console.log(`/healthz while 200 ask for ${path} at once, three times: ${stalls.join(', ')}`)
    }
  } finally {
    await shop.close()
  }
}

await measurePages()
await measureStalls()
agent.destroy()
console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`)
