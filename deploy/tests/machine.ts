import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, mkdtempSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Callable } from '../../apps/api/test/open-shop.ts'

/** How a command of the shop ended. */
export interface Ended {
  readonly exitCode: number | null
  readonly output: string
}

/** An open shop. */
export interface Served extends Callable {
  readonly origin: string
  /** Sends SIGTERM and waits for the end. */
  stop: () => Promise<Ended>
}

/** A server on which an artefact is, as whoever runs a shop has it. */
export interface Machine {
  /** A folder that the user of the shop may write. */
  newFolder: () => string
  run: (environment: Record<string, string>, ...words: readonly string[]) => Promise<Ended>
  start: (environment: Record<string, string>) => Promise<Served>
}

/** Root would hide what the shop may not do, so it lends it the user that the package of PostgreSQL made. */
function findUser(): { uid: number; gid: number } {
  const { uid, gid } = userInfo()
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres']))
  return uid === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : { uid, gid }
}

/** Gathers what a process says; `opened` resolves with the address of a shop that says that it is open, or null when it ended before. */
function watch(child: ChildProcess): { readonly ended: Promise<Ended>; readonly opened: Promise<string | null> } {
  let output = ''
  const ended = new Promise<Ended>((resolve) => child.once('close', (exitCode) => resolve({ exitCode, output })))
  const opened = new Promise<string | null>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text: Buffer) => {
        output += text.toString()
        const [, origin] = /^Krishi is open: (.+)$/m.exec(output) ?? []
        if (origin !== undefined) resolve(origin)
      })
    }
    void ended.then(() => resolve(null))
  })
  return { ended, opened }
}

/** The machine with the commands of an artefact; nothing of this process reaches them but the path. */
export function openMachine(artefact: string): Machine {
  const user = findUser()
  const begin = (environment: Record<string, string>, words: readonly string[]) =>
    spawn(join(artefact, 'bin/krishi'), words, {
      ...user,
      cwd: '/',
      env: { PATH: '/usr/bin:/bin', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  return {
    newFolder() {
      const folder = mkdtempSync(join(tmpdir(), 'krishi-machine-'))
      chownSync(folder, user.uid, user.gid)
      return folder
    },
    run: (environment, ...words) => watch(begin(environment, words)).ended,
    async start(environment) {
      const child = begin(environment, ['start'])
      const { ended, opened } = watch(child)
      onTestFinished(() => void child.kill('SIGKILL'))
      const origin = await opened
      if (origin === null) {
        throw new Error(`The shop did not open, so there is nothing to try. It said: ${(await ended).output}`)
      }
      return {
        origin,
        app: { request: async (path, init) => fetch(`${origin}${String(path)}`, init) },
        stop() {
          child.kill('SIGTERM')
          return ended
        },
      }
    },
  }
}
