import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { compileMessages } from '../../../tooling/compile-messages.ts'
import type { MessageFile } from '../../../tooling/compile-messages.ts'
import { messageScope } from '../../../tooling/message-scope.ts'
import { textScopes } from '../src/text-scopes.ts'

const views = fileURLToPath(new URL('../../storefront-ui/src/', import.meta.url))
const prefix = 'virtual:texts/'
const elementModule = /\/storefront-elements\/src\/elements\/([^/]+)\.tsx$/
const languages = ['hi', 'te', 'ta', 'kn', 'bn']
const scopes: Readonly<Record<string, readonly string[]>> = textScopes

function textsOf(scope: string, language: string): Record<string, unknown> {
  const folder = scope.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const homes = [join(views, folder), join(views, 'primitives', folder)]
  const file = homes.map((home) => join(home, 'messages', `${language}.json`)).find(existsSync)
  if (file === undefined)
    throw new Error(`There are no texts of "${scope}" in ${language}. Correct src/text-scopes.ts.`)
  return compileMessages(JSON.parse(readFileSync(file, 'utf8')) as MessageFile)
}

/** The scope of a file of English texts; undefined for any other module. */
function scopeOf(module: string): string | undefined {
  return module.endsWith('/messages/en.json') ? messageScope(module) : undefined
}

/** What a module or a file imports, itself among it. */
function reachedFrom(start: string, importsOf: (each: string) => readonly string[]): Set<string> {
  const reached = new Set([start])
  for (const each of reached) for (const imported of importsOf(each)) reached.add(imported)
  return reached
}

/** The module of the element that a file is of: not its facade, because cards are also in what other elements load at once. */
function elementOf(file: Rolldown.OutputChunk | undefined): string | undefined {
  return Object.keys(file?.modules ?? {}).find((module) => elementModule.test(module))
}

/** The modules in the files that an element loads: others are imported by name only, as from the index of a folder. */
function loadedBy(start: string, fileOf: (name: string) => Rolldown.OutputChunk | undefined): Set<string> {
  const isOtherElement = (name: string) => elementOf(fileOf(name)) !== undefined
  const files = reachedFrom(start, (name) => {
    const { imports = [], dynamicImports = [] } = fileOf(name) ?? {}
    return [...imports, ...dynamicImports.filter((each) => !isOtherElement(each))]
  })
  return new Set([...files].flatMap((name) => Object.keys(fileOf(name)?.modules ?? {})))
}

/**
 * Vite plugin: `virtual:texts/<element>` holds how the texts of an element are loaded in each language, and
 * `virtual:texts/<language>/<element>` the texts.
 */
export function elementTexts(): Plugin {
  return {
    name: 'krishi:element-texts',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null
      const [first = '', element] = id.slice(prefix.length + 1).split('/')
      if (element === undefined) {
        const loaders = languages.map((language) => `${language}: () => import('${prefix}${language}/${first}')`)
        return `export default { ${loaders.join(', ')} }`
      }
      const texts = (scopes[element] ?? []).map((scope) => [scope, textsOf(scope, first)])
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(texts)))})`
    },
  }
}

/** Vite plugin: stops a build whose elements have other texts than `src/text-scopes.ts` lists. */
export function checkedTexts(): Plugin {
  return {
    name: 'krishi:checked-texts',
    generateBundle(_, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
      )
      for (const [name, chunk] of chunks) {
        const module = elementOf(chunk)
        const [, element] = elementModule.exec(module ?? '') ?? []
        if (module === undefined || element === undefined) continue
        const reached = reachedFrom(module, (each) => {
          const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(each) ?? {}
          // Another element has texts of its own.
          return [...importedIds, ...dynamicallyImportedIds.filter((id) => !elementModule.test(id))]
        })
        const loaded = loadedBy(name, (file) => chunks.get(file))
        const found = [...reached].filter((each) => loaded.has(each)).flatMap((each) => scopeOf(each) ?? [])
        const [shown, listed] = [found, scopes[element] ?? []].map((list) => [...list].sort().join(', '))
        if (shown === listed) continue
        this.error(
          `The element ${element} is made of widgets with the texts [${shown}], and [${listed}] are listed. Correct src/text-scopes.ts.`,
        )
      }
    },
  }
}
