/// <reference types="node" />
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { bundleAsync, transform } from 'lightningcss'
import { compileMessages } from '../../tooling/compile-messages.ts'

// Nesting and range media queries are written out for these; logical properties and oklch stay, since they know them.
const targets = { chrome: 111 << 16, safari: (16 << 16) | (4 << 8), firefox: 113 << 16 }
const layers = '@layer sf.reset, sf.tokens, sf.widgets, sf.brand;\n'

/** Writes `dist/styles.css`, `dist/theme/*.css` and, for each widget, a sheet with everything that it is made of. */
export async function buildStyles() {
  const { code } = await bundleAsync({ filename: 'src/styles.css', minify: true, targets })
  await write('dist/styles.css', code)
  for (const path of globSync('src/theme/*.css')) await write(toDist(path), minify(readFileSync(path, 'utf8')))
  for (const path of globSync('src/*/**/styles.css')) {
    const sheets = [...foldersOf(dirname(path))]
      .map((folder) => join(folder, 'styles.css'))
      .filter((sheet) => existsSync(sheet))
    await write(toDist(path), minify(layers + sheets.map((sheet) => readFileSync(sheet, 'utf8')).join('\n')))
  }
}

/** Writes every `messages/<lang>.json` in compiled form, for hosts that import a language on demand. */
export async function buildMessages() {
  for (const path of globSync('src/*/**/messages/*.json')) {
    const messages: Record<string, string> = JSON.parse(readFileSync(path, 'utf8'))
    await write(toDist(path), JSON.stringify(compileMessages(messages)))
  }
}

/** The folder and all that its components import, what is imported first. */
function foldersOf(folder: string, found = new Set<string>()): Set<string> {
  if (found.has(folder)) return found
  found.add(folder)
  const sources = globSync('*.{ts,tsx}', { cwd: folder }).filter(
    (file) => !/\.(?:test|stories|contract|fixtures)\./.test(file),
  )
  for (const file of sources) {
    for (const [, path = ''] of readFileSync(join(folder, file), 'utf8').matchAll(/from '(\.\.?\/[^']+\.tsx?)'/g)) {
      foldersOf(dirname(join(folder, path)), found)
    }
  }
  found.delete(folder)
  return found.add(folder)
}

function minify(css: string): Uint8Array {
  return transform({ filename: 'styles.css', code: Buffer.from(css), minify: true, targets }).code
}

function toDist(path: string): string {
  return join('dist', relative('src', path))
}

async function write(path: string, content: string | Uint8Array) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}
