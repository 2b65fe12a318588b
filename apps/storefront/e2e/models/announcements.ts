import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from './expect.ts'
import type { Shopper } from './shopper.ts'
import { tellChanges, tellFocus } from './spoken.ts'

const folder = fileURLToPath(new URL('../announcements/', import.meta.url))

/** `E2E_ANNOUNCEMENTS=write` writes the golden files again instead of comparing with them. */
const isWriting = process.env['E2E_ANNOUNCEMENTS'] === 'write'

/** Tells `tell` what is said on the pages of a shopper, from its next one on. */
export async function listen({ page }: Shopper, tell: (line: string) => void): Promise<void> {
  await page.exposeFunction('__heard', tell)
  await page.addInitScript(tellChanges)
  await page.addInitScript(tellFocus)
}

/** The lines of each step, whatever their order: a screen reader decides by itself what it says first. */
function byStep(lines: readonly string[]): string[][] {
  const steps: string[][] = []
  for (const line of lines) {
    if (line.startsWith('# ')) steps.push([line])
    else steps.at(-1)?.push(line)
  }
  return steps.map(([name = '', ...heard]) => [name, ...heard.sort()])
}

/** What is heard on a way through the shop, step by step, held against the golden file of this way in this language. */
export class Announcements {
  private readonly lines: string[] = []
  private readonly file: string
  private readonly golden: readonly string[]

  /** @param name Of the golden file, without its language. */
  constructor(name: string, language: string) {
    this.file = `${folder}${name}.${language}.txt`
    this.golden = isWriting ? [] : readFileSync(this.file, 'utf8').trimEnd().split('\n')
  }

  /** Notes a line that was said. A mobile number is another one each time. */
  readonly hear = (line: string): void => {
    this.lines.push(line.replace(/\+91 \d{5} \d{5}/, '+91 NUMBER'))
  }

  /**
   * Takes a step, which ends when what it leads to is seen, and expects that so much was said by then as the golden file has.
   * What comes later than that, or twice, is in the way of the next step or of `end`.
   */
  async step(name: string, act: () => Promise<unknown>): Promise<void> {
    this.lines.push(`# ${name}`)
    await act()
    if (isWriting) return this.untilQuiet()
    const next = this.golden.findIndex((line, index) => index >= this.lines.length && line.startsWith('# '))
    const expected = this.golden.slice(0, next === -1 ? undefined : next)
    await expect.poll(() => byStep(this.lines)).toEqual(byStep(expected))
  }

  /** Expects that no more was said than the golden file has, or writes it. */
  end(): void {
    mkdirSync(folder, { recursive: true })
    if (isWriting) writeFileSync(this.file, `${this.lines.join('\n')}\n`)
    else expect(byStep(this.lines)).toEqual(byStep(this.golden))
  }

  /** Nobody knows yet how much is to come: a second without a word is taken for the end of it. */
  private async untilQuiet(): Promise<void> {
    let count = -1
    await expect
      .poll(
        () => {
          const isQuiet = count === this.lines.length
          count = this.lines.length
          return isQuiet
        },
        { intervals: [1000] },
      )
      .toBe(true)
  }
}
