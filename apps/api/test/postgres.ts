import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { userInfo } from 'node:os'
import { removeLater } from './remove-later.ts'

const installations = '/usr/lib/postgresql'

/** A PostgreSQL server of a test run, on a socket in a directory of its own. */
export interface TestPostgres {
  /** The address of one of its databases: `postgres` exists from the start. */
  addressOf(database: string): string
  /** Stops all of its processes where they are: connections stay, nobody answers. */
  freeze(): void
  thaw(): void
  /** Ends it as a power cut does; what it holds stays. */
  crash(): void
  /** Starts it again after a crash. */
  restart(): void
  stop(): void
}

function findBinaries(): string | null {
  if (!existsSync(installations)) return null
  const [newest] = readdirSync(installations).sort((one, other) => Number(other) - Number(one))
  const folder = join(installations, newest ?? '', 'bin')
  return existsSync(join(folder, 'postgres')) ? folder : null
}

const binaries = findBinaries()

/** Whether this machine can run PostgreSQL. */
export const hasPostgres = binaries !== null

/** PostgreSQL refuses to run as root, so root lends it the user that the package made. */
function run(command: string, ...parameters: readonly string[]): string {
  const isRoot = userInfo().uid === 0
  const [file, list] = isRoot
    ? ['runuser', ['-u', 'postgres', '--', command, ...parameters]]
    : [command, [...parameters]]
  return execFileSync(file, list, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], cwd: '/tmp' })
}

/** What is lost when the machine dies would be lost with the tests anyway, so nothing waits for the disk. */
const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/** Starts a server in a temporary directory. */
export function startPostgres(): TestPostgres {
  if (binaries === null) {
    throw new Error(
      'PostgreSQL is not installed on this machine. The test cannot start a server. Ask hasPostgres before.',
    )
  }
  const folder = run('mktemp', '-d', '/tmp/krishi-postgres-XXXXXX').trim()
  const data = join(folder, 'data')
  run(join(binaries, 'initdb'), '-D', data, '-A', 'trust', '-U', 'shop', '-E', 'UTF8', '--no-sync')
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'max_connections=200', ...quick]
  const options = settings.map((setting) => `-c ${setting}`).join(' ')
  const start = () => run(join(binaries, 'pg_ctl'), 'start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', options)
  const crash = () => run(join(binaries, 'pg_ctl'), 'stop', '-D', data, '-m', 'immediate')
  start()
  let isThere = true
  const stop = () => {
    if (!isThere) return
    isThere = false
    crash()
    removeLater(folder)
  }
  const signal = (name: 'STOP' | 'CONT') => {
    const [main = ''] = run('head', '-n', '1', join(data, 'postmaster.pid')).split('\n')
    // The first process before its children: it would take a child that stops for one that has failed.
    run('kill', `-${name}`, main, ...run('ps', '-o', 'pid=', '--ppid', main).split(/\s+/).filter(Boolean))
  }
  process.once('exit', stop)
  return {
    addressOf: (database) => `postgres://shop@localhost/${database}?host=${encodeURIComponent(folder)}`,
    freeze: () => signal('STOP'),
    thaw: () => signal('CONT'),
    crash: () => void crash(),
    restart: () => void start(),
    stop,
  }
}
