import { createServer, request as ask } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './open-shop.ts'

/** Where the connection of an upload is cut: its number, from 1, and how much of it has gone through by then; 1 loses its answer alone. */
export interface Cut {
  readonly upload: number
  readonly after: number
}

/** An upload as the network saw it. */
export interface Upload {
  readonly bytes: number
  readonly end: 'answered' | 'cut' | 'answer lost'
}

/** A weak network in front of a shop. */
export interface WeakNetwork {
  readonly origin: string
  readonly uploads: readonly Upload[]
  close: () => void
}

const bytesPerSecond = 90_000
const downMs = 3000

/**
 * Serves the shop as over a 3G: bodies of uploads come at 90 KB a second and are counted; after each of `cuts` every connection is
 * refused for three seconds.
 */
export async function serveWeakNetwork(shop: string, cuts: readonly Cut[]): Promise<WeakNetwork> {
  const uploads: Upload[] = []
  let begun = 0
  let isDownUntil = 0

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (Date.now() < isDownUntil) return void request.socket.destroy()
    const isUpload = request.method === 'POST' && request.url?.startsWith('/api/media') === true
    const cut = isUpload ? cuts.find(({ upload }) => upload === begun + 1) : undefined
    if (isUpload) begun += 1
    const { method, headers } = request
    const forwarded = ask(shop + (request.url ?? '/'), { method, headers })
    const answer = new Promise<IncomingMessage>((resolve, reject) => {
      forwarded.on('response', resolve).on('error', reject)
    })
    // A request that is cut has no answer, and nobody waits for one.
    answer.catch(() => undefined)
    const size = Number(headers['content-length'] ?? 0)
    let bytes = 0
    const drop = (end: Upload['end']) => {
      isDownUntil = Date.now() + downMs
      uploads.push({ bytes, end })
      forwarded.destroy()
      request.socket.destroy()
    }
    for await (const chunk of request as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (isUpload) await wait((1000 * chunk.length) / bytesPerSecond)
      if (cut && cut.after < 1 && bytes >= cut.after * size) return drop('cut')
      forwarded.write(chunk)
    }
    forwarded.end()
    const answered = await answer
    if (cut) return drop('answer lost')
    if (isUpload) uploads.push({ bytes, end: 'answered' })
    response.writeHead(answered.statusCode ?? 502, answered.headers)
    answered.pipe(response)
  }

  const port = await freePort()
  const server = createServer((request, response) => {
    pass(request, response).catch(() => request.socket.destroy())
  })
  server.listen(port)
  return {
    origin: `http://localhost:${String(port)}`,
    uploads,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
