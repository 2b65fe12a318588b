import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { compileMessages } from '../../tooling/compile-messages.ts'
import type { MessageFile } from '../../tooling/compile-messages.ts'
import { textGroups } from './src/messages/text-groups.ts'
import type { TextGroup } from './src/messages/text-groups.ts'

const prefix = 'virtual:texts/'
const groupsPrefix = 'virtual:text-groups/'
const uiSource = fileURLToPath(new URL('../../packages/storefront-ui/src/', import.meta.url))
const hostSource = fileURLToPath(new URL('./src/', import.meta.url))

/**
 * Vite plugin: `virtual:texts/<language>/<group>` holds the compiled texts of the group's scopes in one module, and
 * `virtual:text-groups/<language>` how each of a language is loaded, with the texts that every page shows.
 */
export function textModules(): Plugin {
  return {
    name: 'krishi:text-modules',
    resolveId: (id) => (id.startsWith(prefix) || id.startsWith(groupsPrefix) ? `\0${id}` : null),
    load(id) {
      if (id.startsWith(`\0${groupsPrefix}`)) return groupLoaders(id.slice(groupsPrefix.length + 1))
      const [language, group] = id.startsWith(`\0${prefix}`) ? id.slice(prefix.length + 1).split('/') : []
      if (language === undefined || group === undefined) return null
      const texts = textGroups[group as TextGroup].flatMap((scope) => {
        const file = fileOf(scope, language)
        if (file === null) return []
        this.addWatchFile(file)
        return [[scope, compileMessages(JSON.parse(readFileSync(file, 'utf8')) as MessageFile)]]
      })
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(texts)))})`
    },
  }
}

function groupLoaders(language: string): string {
  const loaders = Object.keys(textGroups)
    .filter((group) => group !== 'window')
    .map((group) => `${group}: () => import('${prefix}${language}/${group}')`)
  return `import texts from '${prefix}${language}/window'
export default { window: texts, ${loaders.join(', ')} }`
}

function fileOf(scope: string, language: string): string | null {
  const folder = scope.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const homes = [join(uiSource, folder), join(uiSource, 'primitives', folder), join(hostSource, folder)]
  const candidates = homes.map((home) => join(home, 'messages', `${language}.json`))
  return candidates.find((file) => existsSync(file)) ?? null
}

/** Scopes that have texts, for the test that none is left out of the groups. */
export function scopesWithTexts(): string[] {
  return [uiSource, hostSource]
    .flatMap((source) => readdirSync(source, { recursive: true, encoding: 'utf8' }))
    .filter((path) => path.endsWith('messages/en.json'))
    .map((path) => path.split('/').at(-3) ?? '')
    .map((folder) => folder.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()))
}
