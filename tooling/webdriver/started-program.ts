import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** How long a program may take to start on a busy machine. */
const startMs = 60_000

/** A program beside the tests. It ends with their process at the latest. */
export class StartedProgram {
  readonly #child: ChildProcess
  readonly #command: string

  constructor(command: string, parameters: readonly string[], env: Readonly<Record<string, string>> = {}) {
    this.#command = command
    this.#child = spawn(command, parameters, { stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, ...env } })
    process.once('exit', () => this.#child.kill('SIGKILL'))
  }

  /** The first thing that it prints. */
  async firstWords(): Promise<string> {
    const [words] = (await once(this.#child.stdout ?? this.#child, 'data')) as [Buffer]
    return words.toString().trim()
  }

  /** A connection to the port that it opens when it is ready. */
  async connect(port: number): Promise<Socket> {
    this.#child.stdout?.resume()
    const deadline = performance.now() + startMs
    while (this.#child.exitCode === null && performance.now() < deadline) {
      const socket = connect(port, '127.0.0.1')
      try {
        await once(socket, 'connect')
        return socket
      } catch {
        await wait(50)
      }
    }
    throw new Error(`${this.#command} does not start, so nothing can be tested in it. Start it by hand: it says why.`)
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    this.#child.kill()
    await once(this.#child, 'exit')
  }
}
