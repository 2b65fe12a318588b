import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Options } from 'tsup'
import { compileMessages, type MessageFile } from '../compile-messages.ts'
import { buildAssets } from './build-assets.ts'
import { buildTypes } from './build-types.ts'
import { hasTestKit, packageEntries } from './package-entries.ts'
import type { ImportGraph } from './widget-sheets.ts'

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number]

/** English texts go into the widget that shows them, in the form that needs no parser. */
const compiledMessages: EsbuildPlugin = {
  name: 'krishi:compiled-messages',
  setup(build) {
    build.onLoad({ filter: /[/\\]messages[/\\][a-z]{2}\.json$/ }, ({ path }) => {
      const messages = JSON.parse(readFileSync(path, 'utf8')) as MessageFile
      return { contents: JSON.stringify(compileMessages(messages)), loader: 'json' }
    })
  },
}

/** Hands over which modules the bundler has found to import which. */
function keepGraph(keep: (graph: ImportGraph) => void): EsbuildPlugin {
  return {
    name: 'krishi:import-graph',
    setup(build) {
      build.initialOptions.metafile = true
      build.onEnd(({ metafile }) => {
        if (metafile) keep(metafile)
      })
    },
  }
}

/**
 * Builds one package into its `dist`: an ES module with types for every public subpath, shared code in chunks, style
 * sheets, messages. Everything that renders is marked for React's server components.
 */
export async function buildPackage(packageDirectory: string): Promise<void> {
  const rendersNothing = packageDirectory.endsWith('storefront-core')
  const subpaths = packageEntries(packageDirectory)
  let graph: ImportGraph = { inputs: {} }
  const common: Options = {
    config: false,
    outDir: join(packageDirectory, 'dist'),
    tsconfig: join(packageDirectory, 'tsconfig.json'),
    format: 'esm',
    target: 'es2022',
    sourcemap: true,
    silent: true,
  }
  const entriesOf = (paths: readonly string[]) =>
    Object.fromEntries(paths.map((path) => [`${path}/index`, join(packageDirectory, 'src', path, 'index.ts')]))
  await build({
    ...common,
    entry: entriesOf(subpaths),
    splitting: true,
    clean: true,
    ...(rendersNothing ? {} : { banner: { js: "'use client';" } }),
    esbuildPlugins: [compiledMessages, keepGraph((found) => (graph = found))],
  })
  const kit = hasTestKit(packageDirectory) ? ['testing'] : []
  // A build of its own: shared chunks would cut what a shop loads into smaller pieces for the sake of tests.
  if (kit.length > 0) await build({ ...common, entry: entriesOf(kit), splitting: false, clean: false })
  buildTypes(packageDirectory, [...subpaths, ...kit])
  buildAssets(packageDirectory, subpaths, graph)
}
