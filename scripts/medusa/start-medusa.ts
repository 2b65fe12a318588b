import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from '../../apps/api/test/postgres.ts'
import { freePort } from '../e2e/free-port.ts'
import { runCommand } from '../lib/run-command.ts'
import { installation, medusaCli } from './installation.ts'

/** A Medusa server of a test run, on a database of its own. */
export interface RunningMedusa {
  readonly url: string
  /** Who may change everything. */
  readonly admin: { readonly email: string; readonly password: string }
  /** Ends the server and its database. */
  stop: () => Promise<void>
}

const admin = { email: 'owner@shop.example', password: 'of a test run' }

/**
 * Makes a database, brings it to the version of Medusa that is installed and serves it: about forty seconds.
 *
 * @param shopOrigin Whose pages may call it from a browser.
 */
export async function startMedusa(shopOrigin: string): Promise<RunningMedusa> {
  // The driver of Medusa reads no socket from an address.
  const postgres = startPostgres({ port: freePort() })
  // In development it would look for a compiler.
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: postgres.addressOf('postgres'),
    STORE_CORS: shopOrigin,
    MEDUSA_DISABLE_TELEMETRY: '1',
  }
  const run = async (...parameters: readonly string[]) => {
    const { exitCode, output } = await runCommand(process.execPath, [medusaCli, ...parameters], {
      cwd: installation,
      env,
      quiet: true,
    })
    if (exitCode !== 0)
      throw new Error(`medusa ${parameters[0] ?? ''} failed, so nothing can be proved on it:\n${output}`)
  }
  console.log('Migrating the database of Medusa…')
  await run('db:migrate')
  await run('user', '-e', admin.email, '-p', admin.password)
  const port = freePort()
  const server = spawn(process.execPath, [medusaCli, 'start', '--host', '127.0.0.1', '--port', String(port)], {
    cwd: installation,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log = createWriteStream(join(installation, 'server.log'))
  server.stdout.pipe(log)
  server.stderr.pipe(log)
  const stop = async () => {
    if (server.exitCode === null) {
      server.kill('SIGKILL')
      await once(server, 'exit')
    }
    postgres.stop()
  }
  process.once('exit', () => server.kill('SIGKILL'))
  const url = `http://127.0.0.1:${port}`
  await untilServing(url, server)
  return { url, admin, stop }
}

async function untilServing(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) {
      throw new Error(`Medusa has ended, so nothing can be proved on it. Read ${join(installation, 'server.log')}.`)
    }
    const answer = await fetch(`${url}/health`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
