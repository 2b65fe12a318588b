import type { Settings } from './settings.ts'

type Maintenance = Settings['maintenance']

/** Milliseconds since 1970 of an ISO instant, or `open` where there is none that can be read. */
function instant(text: string | null, open: number): number {
  const time = Date.parse(text ?? '')
  return Number.isNaN(time) ? open : time
}

/**
 * Whether the shop is closed for maintenance [04.6]: it is announced, has begun and has not ended. Its first instant belongs
 * to it, its last one does not; without a start it has begun, without an end it goes on. `now` in ms since 1970.
 */
export function isUnderMaintenance({ enabled, start, end }: Maintenance, now: number): boolean {
  return enabled && instant(start, -Infinity) <= now && now < instant(end, Infinity)
}

/** Seconds until the maintenance ends, at least one, at most an hour: nobody should wait for an end that may come early. */
export function maintenanceLeftSeconds({ end }: Pick<Maintenance, 'end'>, now: number): number {
  return Math.min(3600, Math.max(1, Math.ceil((instant(end, Infinity) - now) / 1000)))
}
