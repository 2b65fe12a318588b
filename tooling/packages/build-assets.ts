import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { bundle } from 'lightningcss'
import { listFiles } from '../../scripts/lib/list-files.ts'
import { compileMessages, type MessageFile } from '../compile-messages.ts'
import { sheetTargets as targets } from '../oldest-browsers.ts'
import { widgetSheets } from './widget-sheets.ts'
import type { ImportGraph } from './widget-sheets.ts'
import { writeOutput } from './write-output.ts'

/** What every message file is to a compiler, which would else read its compiled form as lists of anything. */
const messageTypes = `import type { CompiledMessages } from './i18n/index.js'
declare const messages: CompiledMessages
export default messages
`

/**
 * Writes the style sheets of a package with their imports inside, and its messages compiled, into `dist`. The sheet of a
 * widget brings those of everything it is made of, by the imports of `subpaths` in `graph`: here each folder keeps its own,
 * but a partner who shows one widget names one sheet.
 */
export function buildAssets(packageDirectory: string, subpaths: readonly string[], graph: ImportGraph): void {
  const source = join(packageDirectory, 'src')
  const sheetsOf = (path: string) => {
    const subpath = relative(source, dirname(path)).replaceAll('\\', '/')
    return subpaths.includes(subpath) ? widgetSheets(graph, source, subpath) : [path]
  }
  for (const path of listFiles(source)) {
    const output = join(packageDirectory, 'dist', relative(source, path))
    if (path.endsWith('.css')) {
      const sheets = sheetsOf(path).map((filename) => bundle({ filename, targets, minify: true }).code)
      writeOutput(output, Buffer.concat(sheets))
    }
    if (/[/\\]messages[/\\][a-z]{2}\.json$/.test(path)) {
      const messages = JSON.parse(readFileSync(path, 'utf8')) as MessageFile
      writeOutput(output, JSON.stringify(compileMessages(messages)))
      writeOutput(join(packageDirectory, 'dist/messages.d.ts'), messageTypes)
    }
  }
}
