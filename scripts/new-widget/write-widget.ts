import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { widgetFiles } from './widget-files.ts'

/** Adds a style sheet to those of all widgets, in alphabetical order behind the shared ones. */
export function withImport(sheet: string, name: string): string {
  const line = `@import './${name}/styles.css';`
  const lines = sheet.trimEnd().split('\n')
  const isWidget = (text: string) => /^@import '\.\/(?!theme\/|primitives\/)[\w-]+\//.test(text)
  const next = lines.findIndex((text) => isWidget(text) && text > line)
  lines.splice(next === -1 ? lines.length : next, 0, line)
  return `${lines.join('\n')}\n`
}

/** Writes the folder of a new widget below the `src` of the ui package. Returns the paths of its files. */
export function writeWidget(source: string, name: string): string[] {
  const files = Object.entries(widgetFiles(name)).map(([path, text]) => [join(source, name, path), text] as const)
  if (existsSync(join(source, name))) {
    throw new Error(`There is a widget ${name} already. Its files would be lost. Choose another name.`)
  }
  for (const [path, text] of files) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  const sheet = join(source, 'styles.css')
  writeFileSync(sheet, withImport(readFileSync(sheet, 'utf8'), name))
  return files.map(([path]) => path)
}
