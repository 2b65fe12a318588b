import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { writeOutput } from './write-output.ts'

/** Where one file of `src` imports another of it. */
const relativeImport = /(from |import\()(['"])(\.{1,2}\/[^'"]+)\.(tsx?|json)\2/g

/** What a widget's English texts are to a compiler: their keys. */
function textTypes(path: string): string {
  const keys = Object.keys(JSON.parse(readFileSync(path, 'utf8')) as object)
  const members = keys.map((key) => `  ${JSON.stringify(key)}: string\n`).join('')
  return `declare const texts: {\n${members}}\nexport default texts\n`
}

/**
 * Writes the declarations of everything that the public subpaths reach into `dist`, file by file as `src` has them: one
 * bundle per subpath would need a compiler each, all at once. Throws with the compiler's words when a type cannot be told.
 */
export function buildTypes(packageDirectory: string, subpaths: readonly string[]): void {
  const source = join(packageDirectory, 'src')
  const output = (path: string) => join(packageDirectory, 'dist', relative(source, path))
  const read = ts.readConfigFile(join(packageDirectory, 'tsconfig.json'), (path) => ts.sys.readFile(path))
  const config: unknown = read.config
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, packageDirectory)
  const program = ts.createProgram(
    subpaths.map((subpath) => join(source, subpath, 'index.ts')),
    { ...options, noEmit: false, declaration: true, emitDeclarationOnly: true },
  )
  const problems: ts.Diagnostic[] = []
  for (const file of program.getSourceFiles()) {
    if (file.isDeclarationFile || !file.fileName.startsWith(`${source}/`)) continue
    if (file.fileName.endsWith('.json')) {
      writeOutput(output(file.fileName).replace(/json$/, 'texts.d.ts'), textTypes(file.fileName))
      continue
    }
    const { diagnostics } = program.emit(
      file,
      (_path, text) => {
        const declarations = text.replaceAll(relativeImport, (_all, before, quote, path, extension) =>
          [before, quote, path, extension === 'json' ? '.texts.js' : '.js', quote].join(''),
        )
        writeOutput(output(file.fileName).replace(/tsx?$/, 'd.ts'), declarations)
      },
      undefined,
      true,
    )
    problems.push(...diagnostics)
  }
  if (problems.length === 0) return
  throw new Error(
    ts.formatDiagnostics(problems, {
      getCanonicalFileName: (path) => path,
      getCurrentDirectory: () => packageDirectory,
      getNewLine: () => '\n',
    }),
  )
}
