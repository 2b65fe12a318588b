import { Agent, request } from 'node:http'
import type { Ending, Tally } from './tally.ts'

/** What a request carries. */
export interface Sent {
  readonly method?: 'GET' | 'POST'
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** An answer, or that there was none. */
export interface Heard {
  readonly ending: Ending
  readonly text: string
  /** The cookie that it sets. */
  readonly cookie?: string | undefined
}

/** How long an answer is waited for, in ms. */
const patienceMs = 15_000

/** One browser: a network address of its own, as limits count by it, and connections that it keeps. */
export interface Client {
  send: (path: string, sent?: Sent) => Promise<Heard>
  close: () => void
}

/** Opens a browser that talks to the proxy. Linux takes every address of 127.0.0.0/8 for this machine. */
export function createClient(port: number, index: number, tally: Tally): Client {
  const localAddress = `127.1.${Math.floor(index / 250)}.${(index % 250) + 1}`
  const agent = new Agent({ keepAlive: true, maxSockets: 6, localAddress })
  return {
    send(path, { method = 'GET', body, headers = {} } = {}) {
      const text = body === undefined ? undefined : JSON.stringify(body)
      const json = text === undefined ? {} : { 'content-type': 'application/json' }
      const end = tally.request(`${method} ${kindOf(path)}`)
      return new Promise((resolve) => {
        const settle = (ending: Ending, heard = '', cookie?: string, by?: string) => {
          end(ending, by)
          resolve({ ending, text: heard, cookie })
        }
        const signal = AbortSignal.timeout(patienceMs)
        const asked = request(
          { host: '127.0.0.1', port, path, method, agent, signal, headers: { ...json, ...headers } },
          (answer) => {
            let heard = ''
            answer.setEncoding('utf8').on('data', (part: string) => (heard += part))
            answer.on('error', () => settle('no answer'))
            answer.on('end', () =>
              settle(
                answer.statusCode ?? 'no answer',
                heard,
                answer.headers['set-cookie']?.[0]?.split(';')[0],
                answer.headers['x-content-type-options'] === undefined ? 'the proxy' : 'the shop',
              ),
            )
          },
        )
        asked.on('error', () => settle(signal.aborted ? 'too late' : 'no answer'))
        asked.end(text)
      })
    },
    close: () => agent.destroy(),
  }
}

/** An address without what differs from call to call. */
function kindOf(path: string): string {
  return path.replace(/(products)\/.*/, '$1/…')
}
