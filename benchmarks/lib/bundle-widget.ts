import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { compiledMessages } from '../../tooling/compile-messages.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

/** What every page that shows a widget has anyway. */
const alreadyThere = /^(react|react-dom|scheduler)(\/|$)/

/** What a bundler makes of a widget. */
export interface BundledWidget {
  readonly script: string
  readonly sheet: string
}

/**
 * A widget with all that it imports, minified, as a partner's bundler would make it. `entry` is relative to `benchmarks`;
 * React stays outside unless `hasReact`.
 */
export async function bundleWidget(entry: string, { hasReact = false } = {}): Promise<BundledWidget> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [compiledMessages()],
    build: {
      write: false,
      target: 'es2022',
      // Not in library mode, which keeps the white space.
      rolldownOptions: {
        input: root + entry,
        preserveEntrySignatures: 'strict',
        ...(hasReact ? {} : { external: alreadyThere }),
      },
    },
  })
  const outputs = Array.isArray(built) ? built : [built]
  const files = outputs.flatMap((output) => ('output' in output ? output.output : []))
  const sheets = files.filter(({ fileName }) => fileName.endsWith('.css'))
  return {
    script: files.map((file) => (file.type === 'chunk' ? file.code : '')).join(''),
    sheet: sheets.map((file) => (file.type === 'asset' ? String(file.source) : '')).join(''),
  }
}
