import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { userInfo } from 'node:os'
import { removeLater } from '../../../tooling/temporary-folder/remove-later.ts'
import { abandonedFolders, folderPrefix } from '../../../tooling/temporary-folder/temporary-folder.ts'

const installations = '/usr/lib/postgresql'

/** A PostgreSQL server of a test run, on a socket in a directory of its own. */
export interface TestPostgres {
  /** The address of one of its databases: `postgres` exists from the start. */
  addressOf: (database: string) => string
  /** Stops all of its processes where they are: connections stay, nobody answers. */
  freeze: () => void
  thaw: () => void
  /** Ends it as a power cut does; what it holds stays. */
  crash: () => void
  /** Starts it again after a crash. */
  restart: () => void
  /** Starts a streaming replica of it in a directory of its own. */
  replicate: () => TestPostgres
  stop: () => void
}

/** How a server of a test run is set up. */
export interface TestPostgresOptions {
  /** Waits for the disk as a server of production does. @default false */
  readonly isDurable?: boolean
  /** Listens at this port of the machine instead, for a program that cannot be told of a socket. */
  readonly port?: number
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

/** What is lost when the machine dies would be lost with the tests anyway, so nothing waits for the disk or tidies up. */
const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off']

function binary(name: string): string {
  if (binaries !== null) return join(binaries, name)
  throw new Error(
    'PostgreSQL is not installed on this machine. The test cannot start a server. Ask hasPostgres before.',
  )
}

const newFolder = () => run('mktemp', '-d', `/tmp/${folderPrefix('postgres')}XXXXXX`).trim()

/** A server outlives a run that was killed. */
function stopAbandoned(): void {
  for (const folder of abandonedFolders('postgres', '/tmp')) {
    try {
      run(binary('pg_ctl'), 'stop', '-D', join(folder, 'data'), '-m', 'immediate')
    } catch {
      // It does not run.
    }
    removeLater(folder)
  }
}

/** Starts a server in a temporary directory. */
export function startPostgres({ isDurable = false, port }: TestPostgresOptions = {}): TestPostgres {
  const initdb = binary('initdb')
  stopAbandoned()
  const folder = newFolder()
  run(initdb, '-D', join(folder, 'data'), '-A', 'trust', '-U', 'shop', '-E', 'UTF8', '--no-sync')
  return serve(folder, isDurable ? [] : quick, port)
}

/** Serves what is in a directory, until it is stopped or this process ends. */
function serve(folder: string, durability: readonly string[], port?: number): TestPostgres {
  const data = join(folder, 'data')
  const listening = port === undefined ? ['listen_addresses='] : ['listen_addresses=127.0.0.1', `port=${port}`]
  const settings = [...listening, `unix_socket_directories=${folder}`, 'max_connections=200', ...durability]
  const options = settings.map((setting) => `-c ${setting}`).join(' ')
  let isRunning = false
  const restart = () => {
    run(binary('pg_ctl'), 'start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', options)
    isRunning = true
  }
  const crash = () => {
    run(binary('pg_ctl'), 'stop', '-D', data, '-m', 'immediate')
    isRunning = false
  }
  restart()
  let isThere = true
  const stop = () => {
    if (!isThere) return
    isThere = false
    if (isRunning) crash()
    removeLater(folder)
  }
  const signal = (name: 'STOP' | 'CONT') => {
    const [main = ''] = run('head', '-n', '1', join(data, 'postmaster.pid')).split('\n')
    // The first process before its children: it would take a child that stops for one that has failed.
    run('kill', `-${name}`, main, ...run('ps', '-o', 'pid=', '--ppid', main).split(/\s+/).filter(Boolean))
  }
  process.once('exit', stop)
  return {
    addressOf: (database) =>
      port === undefined
        ? `postgres://shop@localhost/${database}?host=${encodeURIComponent(folder)}`
        : `postgres://shop@127.0.0.1:${port}/${database}`,
    freeze: () => signal('STOP'),
    thaw: () => signal('CONT'),
    crash,
    restart,
    replicate() {
      const copy = newFolder()
      const into = ['-D', join(copy, 'data'), '--write-recovery-conf', '--checkpoint=fast', '--no-sync']
      run(binary('pg_basebackup'), '-h', folder, '-U', 'shop', ...into)
      return serve(copy, durability)
    },
    stop,
  }
}
