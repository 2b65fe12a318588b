import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleAsync, Features } from 'lightningcss'
import type { Plugin } from 'vite'
import { sheetTargets as targets } from '../../../tooling/oldest-browsers.ts'
import { scaleRems } from '../../../tooling/packages/scale-rems.ts'

const views = fileURLToPath(new URL('../../storefront-ui/src/', import.meta.url))
const sharedSheet = fileURLToPath(new URL('../src/runtime/shared-sheet.ts', import.meta.url))
const hostSheet = fileURLToPath(new URL('../src/runtime/host.css', import.meta.url))
const prefix = 'virtual:sheet/'
const foundation = 'foundation'

/** The folders that have a sheet, in the order of the sheet of the whole library. */
const libraryOrder = [
  ...readFileSync(join(views, 'styles.css'), 'utf8').matchAll(/@import '\.\/(.+)\/styles\.css'/g),
].map(([, folder]) => folder ?? '')

/** What takes back the rules of a page: none of them reaches into a shadow root. */
const needless = join(views, 'theme/isolation.css')

async function minified(filename: string): Promise<string> {
  const read = (file: string) => (normalize(file) === needless ? '' : readFileSync(file, 'utf8'))
  const { code } = await bundleAsync({ filename, targets, include: Features.Nesting, minify: true, resolver: { read } })
  return scaleRems(code.toString())
}

/** The rules of a folder of views, minified; those of `foundation` are what all elements share. */
export async function rulesOf(folder: string): Promise<string> {
  if (folder !== foundation) return minified(join(views, folder, 'styles.css'))
  return (await minified(join(views, 'theme/foundation.css'))) + (await minified(hostSheet))
}

/**
 * Vite plugin: the code of a widget brings the rules of its folder into the one sheet of all elements, so that a page has those of what
 * it shows and no others.
 */
export function widgetSheets(): Plugin {
  return {
    name: 'krishi:widget-sheets',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null
      const folder = id.slice(prefix.length + 1)
      const place = libraryOrder.indexOf(folder) + 1
      const code = `import { addRules } from ${JSON.stringify(sharedSheet)}\naddRules(${String(place)}, ${JSON.stringify(await rulesOf(folder))})`
      return { code, moduleSideEffects: true }
    },
    transform(code, id) {
      if (!id.startsWith(views) || !/\.tsx$/.test(id)) return null
      const folder = relative(views, dirname(id)).replaceAll('\\', '/')
      if (!existsSync(join(dirname(id), 'styles.css'))) return null
      return { code: `import '${prefix}${folder}'\n${code}`, map: null }
    },
  }
}
