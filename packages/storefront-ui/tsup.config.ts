/// <reference types="node" />
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'
import type { Options } from 'tsup'
import { compileMessages } from '../../tooling/compile-messages.ts'
import { buildMessages, buildStyles } from './build-assets.ts'

const folders = globSync(['src/*/index.ts', 'src/primitives/*/index.ts', 'src/testing/fixtures/index.ts'])
const entry = Object.fromEntries(folders.map((path) => [path.replace(/^src\/|\.ts$/g, ''), path]))

/** Hands `messages/<lang>.json` over in compiled form, as the Vite plugin does in development. */
const compiledMessages: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'compiled-messages',
  setup(build) {
    build.onLoad({ filter: /\/messages\/[a-z]{2}\.json$/ }, async ({ path }) => ({
      contents: JSON.stringify(compileMessages(JSON.parse(await readFile(path, 'utf8')))),
      loader: 'json',
    }))
  },
}

export default defineConfig({
  entry,
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  dts: { compilerOptions: { noEmit: false, allowImportingTsExtensions: false, rewriteRelativeImportExtensions: true } },
  clean: true,
  sourcemap: true,
  splitting: true,
  banner: { js: "'use client';" },
  esbuildOptions(options) {
    options.jsx = 'automatic'
  },
  esbuildPlugins: [compiledMessages],
  async onSuccess() {
    await buildStyles()
    await buildMessages()
  },
})
