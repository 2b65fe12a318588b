import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** A running shop of its own, with a fresh database. */
export interface RunningShop {
  readonly origin: string
  readonly pid: number
  close: () => Promise<void>
}

/**
 * Starts the built shop on a free port, on the demonstration unless `fill` brings another catalogue. Build it first.
 *
 * @param settings Environment variables of its own.
 */
export async function openShop(
  fill?: (dataDir: string) => Promise<void>,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningShop> {
  const port = await freePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'krishi-bench-'))
  await fill?.(dataDir)
  const own = { PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT: 'off', LOG_LEVEL: 'silent' }
  const env = { ...process.env, ...own, ...settings }
  const server = spawn(process.execPath, ['apps/storefront/server/main.ts'], { cwd: root, env, stdio: 'inherit' })
  const origin = `http://localhost:${String(port)}`
  for (let tries = 0; !(await isOpen(origin)); tries++) {
    if (server.exitCode !== null || tries > 600) {
      throw new Error('The shop did not open. Nothing can be measured. Build it and look at what it printed.')
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return {
    origin,
    pid: server.pid ?? 0,
    async close() {
      server.kill('SIGTERM')
      await once(server, 'exit')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  probe.listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function isOpen(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok
  } catch {
    return false
  }
}
