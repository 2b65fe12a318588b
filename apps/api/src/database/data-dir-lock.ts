import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { err, ok, type Result } from '@krishi/storefront-core/result'

interface Holder {
  readonly pid: number
  readonly host: string
}

/** What holding a data directory gives. */
export interface DataDirLock {
  /** Lets another process open the directory. */
  release: () => void
}

const lockedHere = new Set<string>()

function readHolder(path: string): Holder | 'free' | 'unreadable' {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return 'free'
  }
  const [pid = '', host = ''] = text.trim().split(' ')
  return /^\d+$/.test(pid) && host !== '' ? { pid: Number(pid), host } : 'unreadable'
}

function isRunning({ pid }: Holder, path: string): boolean {
  if (pid === process.pid) return lockedHere.has(path)
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function create(path: string): boolean {
  const draft = `${path}.${process.pid}`
  try {
    writeFileSync(draft, `${process.pid} ${hostname()}\n`)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
  try {
    linkSync(draft, path)
    return true
  } catch {
    return false
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Moves the file of an ended process away; false if a running process has just put its own there. */
function clearStale(path: string, stale: Holder): boolean {
  const aside = `${path}.stale.${process.pid}`
  try {
    renameSync(path, aside)
  } catch {
    return true
  }
  const moved = readHolder(aside)
  if (typeof moved === 'object' && moved.pid === stale.pid && moved.host === stale.host) {
    rmSync(aside, { force: true })
    return true
  }
  linkSync(aside, path)
  rmSync(aside, { force: true })
  return false
}

/**
 * Takes `<dataDir>/server.lock` for this process. Two processes on one embedded database lose rows without any error,
 * so a directory that a running process has locked is refused; the file of an ended process is replaced. A process on another
 * host cannot be checked and counts as running.
 */
export function lockDataDir(dataDir: string): Result<DataDirLock, 'database/locked'> {
  const path = join(dataDir, 'server.lock')
  const holder = readHolder(path)
  const refused = (who: string) =>
    err('database/locked', {
      serverMessage: `The data directory ${dataDir} is in use by ${who}. A second server on it would lose orders. Stop that server, choose another DATA_DIR, or remove ${path} if no server is running.`,
    })
  if (holder === 'unreadable') return refused('a server that left an unreadable lock file')
  if (holder !== 'free') {
    if (holder.host !== hostname()) {
      return err('database/locked', {
        serverMessage: `The data directory ${dataDir} is locked by process ${holder.pid} on another host, ${holder.host}: stop the shop there, or, if none runs there any more, remove ${path} and start again.`,
      })
    }
    const name = `process ${holder.pid} on ${holder.host}`
    if (isRunning(holder, path) || !clearStale(path, holder)) return refused(name)
  }
  if (!create(path)) return refused('a server that is just starting')
  lockedHere.add(path)
  return ok({
    release() {
      if (!lockedHere.delete(path)) return
      rmSync(path, { force: true })
    },
  })
}
