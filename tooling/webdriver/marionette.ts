import type { Socket } from 'node:net'
import { refusal, type Command, type CommandParameters } from './driver.ts'

type Answer = readonly [type: 1, id: number, error: unknown, result: unknown]

/**
 * The protocol in which Firefox itself takes the commands of WebDriver; the program that puts HTTP before it is not in Debian. A
 * message is JSON after its length in bytes and a colon.
 */
export class Marionette {
  readonly #socket: Socket
  readonly #waiting = new Map<number, (answer: Answer) => void>()
  #received = Buffer.alloc(0)
  #commands = 0

  constructor(socket: Socket) {
    this.#socket = socket
    socket.on('data', (bytes: Buffer) => this.#take(bytes))
  }

  /** Gives a command; what it answers. */
  async send(command: Command, parameters: CommandParameters = {}): Promise<unknown> {
    const id = ++this.#commands
    const message = JSON.stringify([0, id, `WebDriver:${command}`, parameters])
    const answer = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve))
    this.#socket.write(`${Buffer.byteLength(message)}:${message}`)
    const [, , error, result] = await answer
    if (error !== null) throw refusal(command, error)
    return result !== null && typeof result === 'object' && 'value' in result ? result.value : result
  }

  #take(bytes: Buffer): void {
    this.#received = Buffer.concat([this.#received, bytes])
    for (;;) {
      const start = this.#received.indexOf(':') + 1
      const end = start + Number(this.#received.toString('utf8', 0, start - 1))
      if (start === 0 || this.#received.length < end) return
      const message = JSON.parse(this.#received.toString('utf8', start, end)) as Answer | object
      this.#received = this.#received.subarray(end)
      // The first one, by which Firefox introduces itself, answers nothing.
      if (Array.isArray(message)) this.#answer(message as unknown as Answer)
    }
  }

  #answer(answer: Answer): void {
    this.#waiting.get(answer[1])?.(answer)
    this.#waiting.delete(answer[1])
  }
}
