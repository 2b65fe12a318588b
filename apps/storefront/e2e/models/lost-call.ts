import { operations } from '@krishi/storefront-core/contract'
import type { Operation, OperationName } from '@krishi/storefront-core/contract'
import type { BrowserContext, Request, Route } from '@playwright/test'
import { answerMs } from './faults.ts'
import type { Intention } from './intentions.ts'
import { Shopper } from './shopper.ts'

/** What becomes of the first call of an intention, and of the page that made it. */
export const losses = [
  'refused',
  'reset before',
  'reset after',
  'time-out',
  '502 in front',
  '502 after',
  'tab closed',
  'phone dead',
  'two tabs',
] as const

/** One of them. */
export type Loss = (typeof losses)[number]

const badGateway = { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }

/** What the wire does with the call; the pages of the other losses are gone or go on. */
const wires: Readonly<Record<Exclude<Loss, 'phone dead'>, (route: Route) => Promise<unknown>>> = {
  refused: (route) => route.abort('connectionrefused'),
  'reset before': (route) => route.abort('connectionreset'),
  async 'reset after'(route) {
    await route.fetch()
    await route.abort('connectionreset')
  },
  async 'time-out'(route) {
    await route.fetch()
  },
  '502 in front': (route) => route.fulfill(badGateway),
  async '502 after'(route) {
    await route.fetch()
    await route.fulfill(badGateway)
  },
  'tab closed': async (route) => void (await route.fetch()),
  async 'two tabs'(route) {
    await route.fetch()
    await route.abort('connectionreset')
  },
}

/** A call that was lost. */
export interface LostCall {
  /** The page on which the shopper goes on. */
  readonly shopper: Shopper
  /** Brings what was still on its way to the server. */
  deliverLate: () => Promise<void>
}

/** What sends a call once more from a device, with its cookies, when the page that made it is gone. */
function keepCall(context: BrowserContext, request: Request): () => Promise<void> {
  const { 'content-length': _length, ...headers } = request.headers()
  const call = { method: request.method(), headers, data: request.postDataBuffer() ?? undefined }
  return async () => void (await context.request.fetch(request.url(), call))
}

/** Opens another tab of the same device. */
async function openTab(shopper: Shopper, address: string): Promise<Shopper> {
  const page = await shopper.page.context().newPage()
  await page.goto(address)
  const other = new Shopper(page, shopper.locale)
  await other.waitForHydration()
  return other
}

/**
 * Asks for something whose call is lost, once. The page has a clock of its own (`page.clock.install()`).
 *
 * @param prepare What comes before it on the page, in each tab.
 * @param ask Makes the call.
 */
export async function loseCall(
  shopper: Shopper,
  name: OperationName,
  loss: Loss,
  { prepare, ask }: Pick<Intention, 'prepare' | 'ask'>,
): Promise<LostCall> {
  const { page } = shopper
  const operation: Operation = operations[name]
  const { method = 'GET', path } = operation
  const pathname = new RegExp(`/api${path.replaceAll(/:\w+/g, '[^/]+')}$`)
  let isLost = false
  let noteCall: (request: Request) => void = () => undefined
  const called = new Promise<Request>((resolve) => (noteCall = resolve))

  await prepare(shopper)
  const other = loss === 'two tabs' ? await openTab(shopper, page.url()) : null
  if (other !== null) await prepare(other)
  await page.route(
    (url) => pathname.test(url.pathname),
    async (route) => {
      if (isLost || route.request().method() !== method) return route.fallback()
      isLost = true
      if (loss !== 'phone dead') await wires[loss](route)
      noteCall(route.request())
    },
  )
  await Promise.all([ask(shopper), other === null ? null : ask(other)])
  const request = await called
  const nothingLate = async () => undefined

  switch (loss) {
    case 'time-out':
      await page.clock.fastForward(answerMs)
      return { shopper, deliverLate: nothingLate }
    case 'tab closed': {
      const address = page.url()
      await page.close()
      return { shopper: await openTab(shopper, address), deliverLate: nothingLate }
    }
    case 'phone dead': {
      const deliverLate = keepCall(page.context(), request)
      const home = new URL('/', page.url()).href
      await page.close()
      return { shopper: await openTab(shopper, home), deliverLate }
    }
    default:
      return { shopper, deliverLate: nothingLate }
  }
}
