import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../e2e/free-port.ts'

/** A built example that is served on this machine. */
export interface ServedExample {
  readonly address: string
  stop: () => Promise<void>
}

/** Serves a built example by the script `start` of its manifest, on a port of its own. Rejects when its server ends before it answers. */
export async function serveExample(folder: string, env: Readonly<Record<string, string>>): Promise<ServedExample> {
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8')
  const { scripts } = JSON.parse(manifest) as { scripts: { start: string } }
  const [tool = '', ...parameters] = scripts.start.split(' ')
  const port = String(freePort())
  // The tool itself and not through pnpm: a signal would end pnpm, and leave the server.
  const server = spawn(join(folder, 'node_modules/.bin', tool), [...parameters, '--port', port], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const kill = () => void server.kill('SIGKILL')
  process.once('exit', kill)
  const address = `http://localhost:${port}/`
  await untilServing(address, server)
  return {
    address,
    async stop() {
      process.off('exit', kill)
      if (server.exitCode !== null) return
      kill()
      await once(server, 'exit')
    },
  }
}

async function untilServing(address: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) {
      throw new Error(
        `The server of an example has ended with ${server.exitCode}, so nothing can be seen of it. Run its script "start" by hand: it says why.`,
      )
    }
    const answer = await fetch(address).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
