import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Options } from 'tsup'
import { compileMessages, type MessageFile } from '../compile-messages.ts'
import { buildAssets } from './build-assets.ts'
import { buildTypes } from './build-types.ts'
import { packageEntries } from './package-entries.ts'
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
  await build({
    config: false,
    entry: Object.fromEntries(
      subpaths.map((subpath) => [`${subpath}/index`, join(packageDirectory, 'src', subpath, 'index.ts')]),
    ),
    outDir: join(packageDirectory, 'dist'),
    tsconfig: join(packageDirectory, 'tsconfig.json'),
    format: 'esm',
    target: 'es2022',
    sourcemap: true,
    splitting: true,
    clean: true,
    silent: true,
    ...(rendersNothing ? {} : { banner: { js: "'use client';" } }),
    esbuildPlugins: [compiledMessages, keepGraph((found) => (graph = found))],
  })
  buildTypes(packageDirectory, subpaths)
  buildAssets(packageDirectory, subpaths, graph)
}
