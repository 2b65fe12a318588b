/// <reference types="node" />
import { globSync } from 'node:fs'
import { defineConfig } from 'tsup'

/** One entry per folder, as `exports` in package.json names them. */
const entry = Object.fromEntries(globSync('src/*/index.ts').map((path) => [path.replace(/^src\/|\.ts$/g, ''), path]))

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
})
