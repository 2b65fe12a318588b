import { operations } from '@krishi/storefront-core/contract'
import type { Operation, OperationName } from '@krishi/storefront-core/contract'
import type { Locator, Page, Request, Route } from '@playwright/test'
import { expect } from './expect.ts'
import type { Shopper } from './shopper.ts'

/** What goes wrong with an answer of the API. */
export type Fault = 'no connection' | 'no answer' | 'server error' | 'not signed in' | 'no JSON' | 'another shape'

/** What becomes of a call: a fault, or the server does what is asked; 'twice' lets it do so two times. */
type Course = Fault | 'once' | 'twice'

const courses: Readonly<Record<Course, (route: Route) => Promise<void>>> = {
  'no connection': (route) => route.abort('internetdisconnected'),
  'no answer': () => new Promise(() => undefined),
  'server error': (route) => route.fulfill({ status: 500, body: 'upstream failed' }),
  'not signed in': (route) => route.fulfill({ status: 401, json: { code: 'auth/required', message: 'Sign in.' } }),
  'no JSON': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Pay for Wi-Fi' }),
  'another shape': (route) => route.fulfill({ status: 200, json: { data: [{ products: 42 }], result: null } }),
  once: (route) => route.continue(),
  async twice(route) {
    await route.fetch()
    await route.fulfill({ response: await route.fetch() })
  },
}

/** Every fault. */
export const faults = (Object.keys(courses) as Course[]).filter(
  (course): course is Fault => course !== 'once' && course !== 'twice',
)

/** A call that was made and waits for its answer. */
interface PausedCall {
  /** When the page has made it. */
  readonly made: Promise<Request>
  /** Lets it, and those after it, take their course. */
  letGo: () => void
}

/** The wire that the calls of one operation take. */
export class Wire {
  #course: Course = 'once'
  #gate: Promise<void> = Promise.resolve()
  #noteCall: (request: Request) => void = () => undefined
  #unanswered = 0
  readonly #over = new Set<Request>()

  /** Lays hands on the wire of an operation. */
  static async of(page: Page, name: OperationName): Promise<Wire> {
    const wire = new Wire()
    const noteEnd = (request: Request) => void wire.#over.add(request)
    page.on('requestfinished', noteEnd).on('requestfailed', noteEnd)
    const operation: Operation = operations[name]
    const { method = 'GET', path } = operation
    const pathname = new RegExp(`/api${path.replaceAll(/:\w+/g, '[^/]+')}$`)
    await page.route(
      (url) => pathname.test(url.pathname),
      (route) => (route.request().method() === method ? wire.#take(route) : route.fallback()),
    )
    return wire
  }

  /** What becomes of calls from now on; they wait until they are let go. */
  pause(course: Course): PausedCall {
    let letGo = () => {}
    this.#course = course
    this.#gate = new Promise((resolve) => (letGo = resolve))
    return { made: new Promise((resolve) => (this.#noteCall = resolve)), letGo }
  }

  /** What becomes of calls from now on, at once. */
  set(course: Course): void {
    this.pause(course).letGo()
  }

  /** Whether calls were made since the last time this was asked that nobody will answer. */
  takeUnanswered(): boolean {
    const wereMade = this.#unanswered > 0
    this.#unanswered = 0
    return wereMade
  }

  /** When the browser is done with a call, answered or given up. */
  async whenOver(call: Request): Promise<void> {
    await expect.poll(() => this.#over.has(call)).toBe(true)
  }

  async #take(route: Route): Promise<void> {
    const course = this.#course
    if (course === 'no answer') this.#unanswered += 1
    this.#noteCall(route.request())
    await this.#gate
    // The page may be gone: then nothing waits for the answer.
    await courses[course](route).catch(() => undefined)
  }
}

/** Longer than a call waits for its answer, in ms. */
export const answerMs = 16_000

/** A good deal shorter than a notice stays, in ms: the clock goes on by itself too, and longer on a busy machine. */
const glanceMs = 1000

/**
 * Lets the time of the page go on after a fault of this wire until something is said. A call that nobody answers
 * is given up in one leap and may be made again; every other leap is shorter than a notice stays, so that none is missed.
 */
export async function waitFor(shopper: Shopper, wire: Wire, words: Locator): Promise<void> {
  await expect(async () => {
    await shopper.page.clock.fastForward(wire.takeUnanswered() ? answerMs : glanceMs)
    await rendered(shopper)
    expect(await words.isVisible()).toBe(true)
  }).toPass({ intervals: [200] })
}

/** Waits until the page has rendered what an answer did, also where the page is reloaded meanwhile. */
export async function rendered({ page }: Shopper): Promise<void> {
  await expect(() => page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))).toPass()
}

/** Lets the server do what it is asked, and loses its answer. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort('connectionreset')
}

/**
 * Has calls of a page meet a fault until the returned function is called. The route stays to the end of the test, since a call
 * that is made while the browser ends an interception can hang: that is why lint refuses `unroute` and `times`.
 */
export async function breakCalls(
  page: Page,
  calls: string | RegExp,
  fault: (route: Route) => Promise<void>,
): Promise<() => void> {
  let isBroken = true
  await page.route(calls, (route) => (isBroken ? fault(route) : route.fallback()))
  return () => void (isBroken = false)
}

/** As `breakCalls`, for the next call alone. */
export async function breakNextCall(
  page: Page,
  calls: string | RegExp,
  fault: (route: Route) => Promise<void>,
): Promise<void> {
  let isNext = true
  await page.route(calls, (route) => {
    if (!isNext) return route.fallback()
    isNext = false
    return fault(route)
  })
}

/** Keeps the answers of an operation back; returns a function that releases them, and a promise of the first call. */
export async function guardBack(page: Page, pattern: string) {
  let letThrough = () => {}
  let noteCall = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  const called = new Promise<void>((resolve) => (noteCall = resolve))
  await page.route(pattern, async (route) => {
    noteCall()
    await held
    // The page may be gone: then nothing waits for the answer.
    await route.continue().catch(() => undefined)
  })
  return { letThrough, called }
}

/** Notes every error that nobody caught, promises too. */
export function watchErrors(page: Page): readonly string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}
