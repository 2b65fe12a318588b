import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/root.ts'

/**
 * A block of the README as a partner copies it: the first one in this language that has this word.
 *
 * @param language What stands behind the three marks that open it; empty for commands.
 */
export function readmeBlock(language: string, word: string): string {
  const blocks = readFileSync(join(root, 'README.md'), 'utf8').matchAll(/^```(\w*)\n([\s\S]+?)^```/gm)
  const found = [...blocks].find(([, written, text = '']) => written === language && text.includes(word))
  if (found?.[2] !== undefined) return found[2]
  throw new Error(
    `The README has no block in "${language}" with ${word}. What it promises would not be tested. Put the block back, or change what is looked for.`,
  )
}

/** The example of a widget in React. */
export function readmeExample(): string {
  return readmeBlock('tsx', '<QuantityControl')
}
