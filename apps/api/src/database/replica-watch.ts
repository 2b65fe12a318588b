import type { Logger } from 'pino'
import { runEvery } from '../run-every.ts'

/** How far a server is in the log of changes of a database. */
export interface LogPosition {
  /** Which database of which cluster: a copy has that of its original. */
  readonly identity: string
  /** Where it is, in bytes of the log from its beginning. */
  readonly bytes: number
}

/** What watching a replica needs. */
export interface ReplicaWatchOptions {
  /** What the primary has written; rejects when it does not answer in time. */
  readonly readPrimary: () => Promise<LogPosition>
  /** What the replica has taken over, null for a server that is no replica; rejects when it does not answer in time. */
  readonly readReplica: () => Promise<LogPosition | null>
  /** How far behind the replica may be, in ms. */
  readonly mostLagMs: number
  readonly logger: Logger
  /** A clock that only goes forward, in ms. @default that of the process */
  readonly clock?: () => number
}

/** Knows whether a replica is near enough to the primary to be read. */
export interface ReplicaWatch {
  /** What is read of it now is no older than `mostLagMs`, or than the primary was when it last answered. */
  readonly isNear: boolean
  /** Leaves the replica out until a look has found it near again. */
  leaveOut: (reason: string) => void
  /** Asks both servers where they are. A timer does it too. */
  look: () => Promise<void>
  stop: () => Promise<void>
}

/** How often both servers are asked, in ms. */
const everyMs = 500

/**
 * Watches how far a replica is behind. A position of the primary that the replica has reached proves that what the replica shows
 * is no older than the moment at which the primary was asked for it: no clock of another machine counts, a shop in which nothing
 * changes is not taken for one that lags, and a replica whose connection is cut is not taken for one that is up to date. While
 * the primary is silent, a replica that was near counts as near: the alternative is to show nothing.
 */
export function createReplicaWatch(options: ReplicaWatchOptions): ReplicaWatch {
  const { readPrimary, readReplica, mostLagMs, logger, clock = () => performance.now() } = options
  /** Positions of the primary that the replica has not reached yet, the oldest first. */
  let ahead: (LogPosition & { readonly at: number })[] = []
  let provenAt = -Infinity
  let wasNear: boolean | null = null
  /** Which database the primary last said that it is. */
  let identity: string | null = null
  /** Whether it was near when the primary last answered. */
  let wasNearToPrimary = false
  /** Whether the primary does not answer: then the replica has the newest known rows. */
  let standsIn = false

  const isProven = () => clock() - provenAt <= mostLagMs
  const isNear = () => standsIn || isProven()

  function tell(reason: string): void {
    const near = isNear()
    if (near === wasNear) return
    wasNear = near
    if (near) logger.info('the catalogue is read from the replica')
    else logger.warn({ reason }, 'the replica is left out: the catalogue is read from the primary')
  }

  function leaveOut(reason: string): void {
    provenAt = -Infinity
    standsIn = false
    tell(reason)
  }

  function compare(replica: LogPosition, primary: LogPosition | null): void {
    const reached = ahead.findLast(({ bytes }) => bytes <= replica.bytes)
    if (reached) provenAt = reached.at
    ahead = ahead.filter(({ bytes }) => bytes > replica.bytes)
    if (primary !== null) wasNearToPrimary = isProven()
    const stoodIn = standsIn
    standsIn = primary === null && wasNearToPrimary
    if (standsIn && !stoodIn)
      logger.warn('the primary does not answer: the catalogue is read from the replica meanwhile')
    tell(`it is more than ${mostLagMs / 1000} s behind, or nobody knows, as the primary does not answer`)
  }

  async function look(): Promise<void> {
    const at = clock()
    ahead = ahead.filter((position) => at - position.at <= mostLagMs)
    const primary = await readPrimary().catch(() => null)
    if (primary !== null) {
      ahead.push({ ...primary, at })
      identity = primary.identity
    }
    const replica = await readReplica().catch(() => 'silent' as const)
    if (replica === 'silent') return leaveOut('it does not answer')
    const isOther = identity !== null && replica?.identity !== identity
    if (replica === null || isOther) return leaveOut('it is no replica of the database of DATABASE_URL')
    compare(replica, primary)
  }

  const rounds = runEvery(everyMs, look, (error) => logger.error({ error }, 'the replica was not looked at'))
  return {
    get isNear() {
      return isNear()
    },
    leaveOut,
    look,
    stop: () => rounds.stop(),
  }
}
