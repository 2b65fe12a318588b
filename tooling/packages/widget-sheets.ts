import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** Which modules import which, as a bundler has found out. Paths are relative to where it ran. */
export interface ImportGraph {
  readonly inputs: Readonly<Record<string, { readonly imports: readonly { readonly path: string }[] }>>
}

/**
 * The style sheets that a widget is made of, its own among them: those of every folder whose code it runs, fetched later
 * or at once. They stand in the order of the whole library's sheet, which is that of the cascade. Absolute paths.
 */
export function widgetSheets(graph: ImportGraph, source: string, subpath: string): readonly string[] {
  const imports = new Map(
    Object.entries(graph.inputs).map(([path, module]) => [
      resolve(path),
      module.imports.map(({ path: to }) => resolve(to)),
    ]),
  )
  const reached = new Set([join(source, subpath, 'index.ts')])
  for (const module of reached) for (const imported of imports.get(module) ?? []) reached.add(imported)
  const sheets = new Set([...reached].map((module) => join(dirname(module), 'styles.css')).filter(existsSync))
  return libraryOrder(source).filter((sheet) => sheets.has(sheet))
}

function libraryOrder(source: string): string[] {
  const whole = readFileSync(join(source, 'styles.css'), 'utf8')
  return [...whole.matchAll(/@import '(.+)'/g)].map(([, path = '']) => join(source, path))
}
