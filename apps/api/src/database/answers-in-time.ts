import { setTimeout as wait } from 'node:timers/promises'

/** How long a readiness check may wait, in ms. */
const limitMs = 1_500

/** Resolves when the answer of a database comes in time; rejects when it does not, or when it is a failure. */
export async function answersInTime(answer: PromiseLike<unknown>): Promise<void> {
  const timer = new AbortController()
  const tooLate = wait(limitMs, null, { signal: timer.signal }).then(() => {
    throw new Error('The database did not answer in time. It counts as down. Ask again.')
  })
  try {
    await Promise.race([answer, tooLate])
  } finally {
    timer.abort()
    tooLate.catch(() => undefined)
  }
}
