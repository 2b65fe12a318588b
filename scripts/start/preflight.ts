import { accessSync, constants, existsSync, mkdirSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { readConfig, type Config } from '../../apps/api/src/config.ts'
import { lockDataDir } from '../../apps/api/src/database/data-dir-lock.ts'
import { describeListenError } from '../../apps/storefront/server/start-errors.ts'

const megabyte = 1024 * 1024

/** What the shop is started with, or one sentence for each thing that stands in its way. */
export type Preflight =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly obstacles: readonly string[] }

/** Looks, before a minute of building, for everything that would keep the shop from starting. */
export async function preflight(environment: Readonly<Record<string, string | undefined>>): Promise<Preflight> {
  const read = readConfig(environment)
  if (!read.ok) return { ok: false, obstacles: Object.values(read.error.fields ?? {}) }
  const config = read.value
  const found = [config.databaseUrl === null ? dataDirObstacle(config.dataDir) : null, await portObstacle(config)]
  const obstacles = found.filter((obstacle) => obstacle !== null)
  return obstacles.length === 0 ? { ok: true, config } : { ok: false, obstacles }
}

/** Why the data directory cannot be used, or null. */
export function dataDirObstacle(dataDir: string): string | null {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK)
  } catch {
    return `The data directory ${dataDir} cannot be written: give your user the folder or choose another with DATA_DIR.`
  }
  const { bavail, bsize } = statfsSync(dataDir)
  const full = diskObstacle(dataDir, bavail * bsize, existsSync(`${dataDir}/postgres`))
  if (full !== null) return full
  const lock = lockDataDir(dataDir)
  if (!lock.ok) return lock.error.serverMessage ?? `The data directory ${dataDir} is in use.`
  lock.value.release()
  return null
}

/** Why there is too little room for the database and its pictures, or null: a new one is filled, an old one only opened. */
export function diskObstacle(dataDir: string, freeBytes: number, isThere: boolean): string | null {
  const needed = isThere ? 20 : 300
  if (freeBytes >= needed * megabyte) return null
  return `The disk of ${dataDir} is nearly full: the database needs ${needed} MB, so free some space or choose another DATA_DIR.`
}

/** Why the port cannot be listened on, or null. */
export function portObstacle({ host, port }: Pick<Config, 'host' | 'port'>): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(describeListenError(error, port)))
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(null)))
  })
}
