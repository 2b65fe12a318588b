import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { userInfo } from 'node:os'

const installations = '/usr/lib/postgresql'

/** A PostgreSQL server of this test process alone, on a socket in a directory of its own. */
export interface TestPostgres {
  /** Makes an empty database and gives its address. Its locale is that of the machine unless it is named. */
  createDatabase(locale?: string): string
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

/** Making the files of a server takes most of a second and copying made ones does not, so the first ones are kept. */
function clusterTemplate(bin: string): string {
  const version = bin.split('/').at(-2) ?? ''
  const template = `/tmp/krishi-cluster-${version}-${userInfo().uid}`
  if (existsSync(template)) return template
  const draft = run('mktemp', '-d', '/tmp/krishi-cluster-XXXXXX').trim()
  run(join(bin, 'initdb'), '-D', draft, '-A', 'trust', '-U', 'shop', '-E', 'UTF8', '--no-sync')
  try {
    run('mv', '-T', draft, template)
  } catch {
    // Another test file was quicker.
    run('rm', '-rf', draft)
  }
  return template
}

/** Starts a server in a temporary directory. */
export function startPostgres(): TestPostgres {
  if (binaries === null) {
    throw new Error(
      'PostgreSQL is not installed on this machine. The test cannot start a server. Ask hasPostgres before.',
    )
  }
  const folder = run('mktemp', '-d', '/tmp/krishi-postgres-XXXXXX').trim()
  const data = join(folder, 'data')
  run('cp', '-r', clusterTemplate(binaries), data)
  const options = `-c listen_addresses= -c unix_socket_directories=${folder} -c max_connections=60`
  run(join(binaries, 'pg_ctl'), 'start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', options)
  let databases = 0
  let isRunning = true
  const stop = () => {
    if (!isRunning) return
    isRunning = false
    run(join(binaries, 'pg_ctl'), 'stop', '-D', data, '-m', 'immediate')
    run('rm', '-rf', folder)
  }
  process.once('exit', stop)
  return {
    createDatabase(locale) {
      databases += 1
      const name = `shop_${databases}`
      const own = locale === undefined ? [] : ['--template=template0', `--locale=${locale}`]
      run(join(binaries, 'createdb'), '-h', folder, '-U', 'shop', ...own, name)
      return `postgres://shop@localhost/${name}?host=${encodeURIComponent(folder)}`
    },
    stop,
  }
}
