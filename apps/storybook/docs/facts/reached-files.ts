import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const packageName = /^@krishi\/(storefront-(?:ui|widgets))\/(.+)$/
/** What helps every widget, or a story or a test alone. */
const isHelper = /\/(testing|i18n)\/|\.(stories|test)\.tsx?$/
const isFixture = /\.fixtures\.tsx?$/
const comments = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm
const staticImport = /^(?:import|export) (?!type )(?:(?:\w+|\{[^}]*\}|\* as \w+)(?:, )?)+ from '([^']+)'/gm
const lateImport = /\bimport\('([^']+)'\)/g
const handedOn = /^export \{([^}]*)\} from '([^']+)'/gm

/** One import of a module: the names that it takes, or null for all there are. */
interface Import {
  readonly from: string
  readonly names: readonly string[] | null
}

function importsOf(code: string): Import[] {
  const atOnce = [...code.matchAll(staticImport)].map(([statement, from = '']) => ({
    from,
    names: /\{([^}]*)\}/.exec(statement)?.[1]?.split(',').map(plainName).filter(Boolean) ?? null,
  }))
  return [...atOnce, ...[...code.matchAll(lateImport)].map(([, from = '']) => ({ from, names: null }))]
}

/** `Button` of ` Button as Press`; empty for a type. */
function plainName(name: string): string {
  return name.trim().startsWith('type ') ? '' : name.trim().replace(/ as .*/, '')
}

/** Reads the code of views and connected widgets, and what they are made of. Each file is read once. */
export function createCodeReader(packages: string) {
  const known = new Map<string, { readonly code: string; readonly imports: readonly Import[] }>()

  function read(file: string) {
    const code = known.get(file)?.code ?? readFileSync(file, 'utf8').replaceAll(comments, '')
    const module = known.get(file) ?? { code, imports: importsOf(code) }
    known.set(file, module)
    return module
  }

  /** The modules that an import means, without the file of a folder that only hands them on. */
  function resolve(file: string, { from, names }: Import): string[] {
    const [, owner, subpath = ''] = packageName.exec(from) ?? []
    if (owner === undefined && !from.startsWith('.')) return []
    const path = owner === undefined ? join(dirname(file), from) : join(packages, owner, 'src', subpath, 'index.ts')
    if (!/\.tsx?$/.test(path) || !(known.has(path) || existsSync(path))) return []
    if (!path.endsWith('index.ts') || names === null) return [path]
    const homes = [...read(path).code.matchAll(handedOn)].filter(([, list = '']) =>
      list.split(',').some((name) => names.includes(plainName(name))),
    )
    return homes.flatMap(([, , home = '']) => resolve(path, { from: home, names }))
  }

  return {
    /** The code of a file, without its comments. */
    codeOf: (file: string): string => read(file).code,
    /**
     * The modules that a story shows: what it imports, and what that imports, now or later. Of a folder only the files that the taken
     * names are from, so that a widget with a button is not said to have all kinds of buttons.
     */
    reachedFrom: (story: string): string[] => {
      const reached = new Set([story])
      for (const file of reached) {
        for (const path of read(file).imports.flatMap((each) => resolve(file, each))) {
          const isOthers = isFixture.test(path) && dirname(path) !== dirname(story)
          if (!isHelper.test(path) && !isOthers) reached.add(path)
        }
      }
      return [...reached].filter((path) => path !== story && !isFixture.test(path))
    },
  }
}
