/** What happens to an order on its way to the shop or back. */
export type WireFault =
  | 'nothing'
  | 'refused'
  | 'reset after'
  | 'time-out before'
  | 'time-out after'
  | '502 in front'
  | 'arrives late'

export const wireFaults: readonly WireFault[] = [
  'nothing',
  'refused',
  'reset after',
  'time-out before',
  'time-out after',
  '502 in front',
  'arrives late',
]

/** The network between one phone and the shop. */
export interface WeakWire {
  readonly fetch: typeof fetch
  /** Cuts the line of a page that is gone: it hears nothing any more. */
  cut: () => void
  /** Brings the requests that were still on their way. */
  deliverLate: () => Promise<void>
}

const broken = () => Promise.reject<Response>(new TypeError('Failed to fetch'))
const silence = () => new Promise<Response>(() => undefined)

/**
 * Makes a wire that does `fault` to the first order, and loses the first `unanswered` questions about what became of it.
 *
 * @param send Brings a request to the shop.
 */
export function createWeakWire(send: typeof fetch, fault: WireFault, unanswered: number): WeakWire {
  const late: (() => Promise<Response>)[] = []
  let isCut = false
  let ordersToSpoil = 1
  let questionsToLose = unanswered

  async function order(...call: Parameters<typeof fetch>): Promise<Response> {
    if (ordersToSpoil === 0) return send(...call)
    ordersToSpoil -= 1
    switch (fault) {
      case 'nothing':
        return send(...call)
      case 'refused':
        return broken()
      case 'reset after':
        await send(...call)
        return broken()
      case 'time-out before':
        return silence()
      case 'time-out after':
        await send(...call)
        return silence()
      case '502 in front':
        await send(...call)
        return new Response('<h1>Bad gateway</h1>', { status: 502 })
      case 'arrives late':
        late.push(() => send(...call))
        return broken()
    }
  }

  return {
    cut: () => void (isCut = true),
    deliverLate: async () => void (await Promise.all(late.splice(0).map((deliver) => deliver()))),
    async fetch(input, init) {
      if (isCut) return silence()
      const path = new URL(String(input)).pathname
      const answer = await answerTo(path)
      return isCut ? silence() : answer

      function answerTo(asked: string): Promise<Response> {
        if (asked.endsWith('/orders')) return order(input, init)
        if (!asked.endsWith('/orders/settle') || questionsToLose === 0) return send(input, init)
        questionsToLose -= 1
        return broken()
      }
    },
  }
}
