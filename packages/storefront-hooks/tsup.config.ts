import { readdirSync } from 'node:fs'
import { defineConfig } from 'tsup'

/** One entry per folder, as package.json's `exports` name them. */
const entries = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => [`${entry.name}/index`, `src/${entry.name}/index.ts`])

export default defineConfig({
  entry: Object.fromEntries(entries),
  format: 'esm',
  target: 'es2022',
  dts: true,
  splitting: true,
  treeshake: true,
  clean: true,
  external: [/^[^./]/],
  banner: { js: "'use client'" },
})
