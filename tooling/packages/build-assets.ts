import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { bundle, Features } from 'lightningcss'
import { listFiles } from '../../scripts/lib/list-files.ts'
import { compileMessages, type MessageFile } from '../compile-messages.ts'
import { sheetTargets as targets } from '../oldest-browsers.ts'
import { scaleRems } from './scale-rems.ts'
import { unlayer } from './unlayer.ts'
import { widgetSheets } from './widget-sheets.ts'
import type { ImportGraph } from './widget-sheets.ts'
import { writeOutput } from './write-output.ts'

/** What every message file is to a compiler, which would else read its compiled form as lists of anything. */
const messageTypes = `import type { CompiledMessages } from './i18n/index.js'
declare const messages: CompiledMessages
export default messages
`

/** Specificity can only be read from flat selectors. */
const include = Features.Nesting

/** Without it a sheet with one layer would place that layer by the order of imports. */
const layerOrder = '@layer sf.reset,sf.tokens,sf.widgets,sf.brand;'

/** Bundles sheets into `x.layer.css`, as the source has them, and `x.css` without cascade layers. */
function writeSheets(output: string, sheets: readonly string[]): void {
  const bundled = sheets.map((filename) => Buffer.from(bundle({ filename, targets, include, minify: true }).code))
  const layered = scaleRems(layerOrder + Buffer.concat(bundled).toString().replaceAll(layerOrder, ''))
  writeOutput(output.replace(/css$/, 'layer.css'), layered)
  writeOutput(output, unlayer(layered))
}

/**
 * Writes the style sheets of a package with their imports inlined, each with and without layers, and its compiled messages into
 * `dist`. The sheet of a widget includes those of everything it is made of, by the imports of `subpaths` in `graph`: here each
 * folder keeps its own, but a partner who shows one widget names one sheet.
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
      writeSheets(output, sheetsOf(path))
    }
    if (/[/\\]messages[/\\][a-z]{2}\.json$/.test(path)) {
      const messages = JSON.parse(readFileSync(path, 'utf8')) as MessageFile
      writeOutput(output, JSON.stringify(compileMessages(messages)))
      writeOutput(join(packageDirectory, 'dist/messages.d.ts'), messageTypes)
    }
  }
}
