import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { userInfo } from 'node:os'

const installations = '/usr/lib/postgresql'

/** A PostgreSQL server of a test run, on a socket in a directory of its own. */
export interface TestPostgres {
  /** The address of one of its databases: `postgres` exists from the start. */
  addressOf(database: string): string
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
  run(join(binaries, 'pg_ctl'), 'start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', options)
  let isRunning = true
  const stop = () => {
    if (!isRunning) return
    isRunning = false
    run(join(binaries, 'pg_ctl'), 'stop', '-D', data, '-m', 'immediate')
    run('rm', '-rf', folder)
  }
  process.once('exit', stop)
  return {
    addressOf: (database) => `postgres://shop@localhost/${database}?host=${encodeURIComponent(folder)}`,
    stop,
  }
}
