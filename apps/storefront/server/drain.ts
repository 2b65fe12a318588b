import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** The end of a server's work without cutting off an answer. */
export interface Drain {
  /** Every answer from now on ends its connection, so that the next call of its sender goes to another server. */
  begin: () => void
  /** Takes no more connections, waits for the answers that are under way, at most `limitMs`, and cuts off the rest. */
  end: (limitMs: number) => Promise<void>
}

/** Watches the answers of a server, from before its first one. */
export function createDrain(server: Server): Drain {
  const open = new Set<ServerResponse>()
  let isDraining = false

  const closeAfter = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close')
  }
  // Before the listener that answers, which may send headers at once.
  server.prependListener('request', (_request, response: ServerResponse) => {
    open.add(response)
    if (isDraining) closeAfter(response)
    response.once('close', () => {
      open.delete(response)
      // An answer whose headers were sent before keeps its connection, which nobody needs any more.
      if (!server.listening) setImmediate(() => server.closeIdleConnections())
    })
  })

  return {
    begin() {
      isDraining = true
      open.forEach(closeAfter)
    },
    async end(limitMs) {
      const closed = once(server, 'close')
      server.close()
      await Promise.race([closed, wait(limitMs, null, { ref: false })])
      server.closeAllConnections()
      await closed
    },
  }
}
