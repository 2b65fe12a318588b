import { Agent, request, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** How a call ended: with an answer, `whole` when all of it came; `refused` when nobody listened; `cut` when it was heard and lost. */
export type Outcome =
  | { readonly kind: 'answer'; readonly status: number; readonly isWhole: boolean; readonly endsConnection: boolean }
  | { readonly kind: 'refused' | 'cut' }

/** A call that is sent piece by piece. */
export interface Call {
  send: (piece: Uint8Array) => void
  end: () => Promise<Outcome>
}

function toOutcome(answer: IncomingMessage, body: Buffer): Outcome {
  const length = answer.headers['content-length']
  return {
    kind: 'answer',
    status: answer.statusCode ?? 0,
    isWhole: answer.complete && (length === undefined || Number(length) === body.length),
    endsConnection: answer.headers.connection === 'close',
  }
}

/** Begins a call whose body is still to come. */
export function beginCall(url: string, headers: Record<string, string>, agent: Agent, method: 'GET' | 'POST'): Call {
  const sent = request(url, { method, agent, headers })
  const outcome = new Promise<Outcome>((resolve) => {
    sent.once('response', (answer) => {
      buffer(answer).then(
        (body) => resolve(toOutcome(answer, body)),
        () => resolve({ kind: 'cut' }),
      )
    })
    sent.once('error', (error) => {
      resolve({ kind: 'code' in error && error.code === 'ECONNREFUSED' ? 'refused' : 'cut' })
    })
  })
  return {
    send: (piece) => sent.write(piece),
    end() {
      sent.end()
      return outcome
    },
  }
}

/** Reads an address, over the one connection that `agent` keeps. */
export function read(url: string, agent = new Agent()): Promise<Outcome> {
  return beginCall(url, {}, agent, 'GET').end()
}
