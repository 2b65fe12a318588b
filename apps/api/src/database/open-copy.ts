import type { Logger } from 'pino'
import type { Replica, ReplicaLocation } from './replica.ts'

/** Opens a replica, watched by its log. */
export type OpenReplica = (location: ReplicaLocation, logger: Logger) => Promise<Replica>

/** The server, and its replica where there is one. */
interface CopyLocation {
  readonly databaseUrl: string | null
  readonly replica: Omit<ReplicaLocation, 'databaseUrl'> | null
}

/** The replica that the configuration names; null for none. */
export async function openCopy(
  { databaseUrl, replica }: CopyLocation,
  logger: Logger,
  openReplica?: OpenReplica,
): Promise<Replica | null> {
  if (databaseUrl === null || replica === null) return null
  // Imported only when needed: the embedded database does not use the driver of a server.
  const open = openReplica ?? (await import('./replica.ts')).openReplica
  return open({ databaseUrl, ...replica }, logger)
}
