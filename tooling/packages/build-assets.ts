import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { bundle } from 'lightningcss'
import { listFiles } from '../../scripts/lib/list-files.ts'
import { compileMessages, type MessageFile } from '../compile-messages.ts'
import { writeOutput } from './write-output.ts'

/** The oldest browsers that get the style sheets as they were meant; older ones would turn logical properties around. */
const targets = { chrome: 111 << 16, safari: 16 << 16, firefox: 113 << 16 }

/** What every message file is to a compiler, which would else read its compiled form as lists of anything. */
const messageTypes = `import type { CompiledMessages } from './i18n/index.js'
declare const messages: CompiledMessages
export default messages
`

/** Writes the style sheets of a package with their imports inside, and its messages compiled, into `dist`. */
export function buildAssets(packageDirectory: string): void {
  const source = join(packageDirectory, 'src')
  for (const path of listFiles(source)) {
    const output = join(packageDirectory, 'dist', relative(source, path))
    if (path.endsWith('.css')) writeOutput(output, bundle({ filename: path, targets, minify: true }).code)
    if (/[/\\]messages[/\\][a-z]{2}\.json$/.test(path)) {
      const messages = JSON.parse(readFileSync(path, 'utf8')) as MessageFile
      writeOutput(output, JSON.stringify(compileMessages(messages)))
      writeOutput(join(packageDirectory, 'dist/messages.d.ts'), messageTypes)
    }
  }
}
