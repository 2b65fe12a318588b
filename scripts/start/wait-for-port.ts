import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const retryMs = 50

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port })
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

/**
 * Resolves when something listens there. Waits without end, as a first start fills a database, but does not keep a
 * process alive that has given up.
 */
export async function waitForPort(host: string, port: number): Promise<void> {
  while (!(await answers(host, port))) await pause(retryMs, undefined, { ref: false })
}
