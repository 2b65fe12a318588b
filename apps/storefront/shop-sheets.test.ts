import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const shop = join(root, 'apps/storefront/src')
const library = join(root, 'packages/storefront-ui/src')

/** The file that a module of the workspace is; null for one from elsewhere. */
function fileOf(specifier: string, importer: string): string | null {
  const [, own, subpath = ''] = /^@krishi\/(storefront-(?:ui|widgets))\/(.+)$/.exec(specifier) ?? []
  if (own !== undefined) return join(root, 'packages', own, 'src', subpath, 'index.ts')
  return specifier.startsWith('.') ? join(dirname(importer), specifier) : null
}

/** Every module that the shop loads in the browser, at once or later. */
function modulesOfShop(): ReadonlySet<string> {
  const reached = new Set([join(shop, 'entry-client.tsx')])
  for (const module of reached) {
    if (!/\.tsx?$/.test(module) || !existsSync(module)) continue
    const text = readFileSync(module, 'utf8').replaceAll(/(import|export) type [^;]*? from '[^']+'/g, '')
    for (const [, specifier = ''] of text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
      const file = fileOf(specifier, module)
      if (file !== null) reached.add(file)
    }
  }
  return reached
}

it('has the sheet of every widget whose code it loads', () => {
  const directory = join(shop, 'styles')
  const sheets = readdirSync(directory).filter((name) => name !== 'dev.css')
  const imported = new Set(
    sheets.flatMap((name) =>
      [...readFileSync(join(directory, name), 'utf8').matchAll(/@import '@krishi\/storefront-ui\/(.+)'/g)].map(
        ([, path = '']) => join(library, path),
      ),
    ),
  )
  // The sheet of the whole library stands beside what all widgets share.
  const folders = [...modulesOfShop()].map((module) => dirname(module)).filter((folder) => folder !== library)
  const needed = folders.map((folder) => join(folder, 'styles.css')).filter(existsSync)
  expect([...new Set(needed)].filter((sheet) => sheet.startsWith(library) && !imported.has(sheet))).toEqual([])
})
