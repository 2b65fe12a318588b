import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { schema, type OpenDatabase } from '../database/index.ts'
import type { Monitor, Reading } from './monitor.ts'

const { notifyRequests, payments, refunds, reviews } = schema

/** What waits for somebody or something, by the name of its queue. */
const queues: Readonly<Record<string, readonly [PgTable, SQL | undefined]>> = {
  payments: [payments, eq(payments.status, 'awaiting')],
  refunds: [refunds, eq(refunds.status, 'due')],
  'pack-news': [notifyRequests, inArray(notifyRequests.status, ['OPEN'])],
  reviews: [reviews, and(eq(reviews.isPublished, false))],
}

/** Tells how the process and its database fare, whenever somebody looks. */
export function watchServer(monitor: Monitor, { database, pool }: Pick<OpenDatabase, 'database' | 'pool'>): void {
  watchProcess(monitor)
  monitor.watch('shop.queue.length', () =>
    Promise.all(
      Object.entries(queues).map(async ([queue, [table, where]]): Promise<Reading> => {
        return { value: await database.$count(table, where), facts: { queue } }
      }),
    ),
  )
  if (pool === null) return
  monitor.watch('db.client.connection.count', () => [
    { value: pool.idleCount, facts: { 'db.client.connection.state': 'idle' } },
    { value: pool.totalCount - pool.idleCount, facts: { 'db.client.connection.state': 'used' } },
  ])
  monitor.watch('db.client.connection.pending_requests', () => [{ value: pool.waitingCount }])
}

function watchProcess(monitor: Monitor): void {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  monitor.watch('nodejs.eventloop.delay.p99', () => {
    const value = delay.percentile(99) / 1e9
    delay.reset()
    return [{ value }]
  })
  let before = performance.eventLoopUtilization()
  monitor.watch('nodejs.eventloop.utilization', () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    return [{ value: utilization }]
  })
  monitor.watch('process.memory.usage', () => [{ value: process.memoryUsage.rss() }])
  monitor.watch('v8js.memory.heap.used', () => [{ value: process.memoryUsage().heapUsed }])
}
