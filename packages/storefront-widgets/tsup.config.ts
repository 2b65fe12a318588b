/// <reference types="node" />
import { globSync } from 'node:fs'
import { defineConfig } from 'tsup'

const folders = globSync('src/*/index.ts')

export default defineConfig({
  entry: Object.fromEntries(folders.map((path) => [path.replace(/^src\/|\.ts$/g, ''), path])),
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
