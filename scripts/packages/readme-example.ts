import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/root.ts'

/** The example of the README, its first block of TypeScript, as a partner copies it. */
export function readmeExample(): string {
  const [, example] = /```tsx\n([\s\S]+?)```/.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? []
  if (example !== undefined) return example
  throw new Error(
    'The README has no block of TypeScript. Its example would not be tested. ' +
      'Put the example back, or change where scripts/packages/readme-example.ts looks for it.',
  )
}
