import type { CDPSession } from '@playwright/test'

/**
 * What a page's main thread has worked until now, in ms of the thread's own clock. The session must have sent
 * `Performance.enable` with `threadTicks`.
 */
export async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}
