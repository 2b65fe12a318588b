import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { compileMessages, type MessageFile } from '../compile-messages.ts'
import { withClientBoundary } from './client-boundary.ts'
import { forwardRefs } from './forward-refs.ts'
import { withoutBehaviourIds } from './public-docs.ts'
import type { ImportGraph } from './widget-sheets.ts'
import { writeOutput } from './write-output.ts'

/** Where one file of `src` imports another of it. */
const relativeImport = /(from |import\()(['"])(\.{1,2}\/[^'"]+)\.(tsx?|json)\2/g

/** What a widget's English texts are to a compiler: their keys. */
function textTypes(messages: MessageFile): string {
  const members = Object.keys(messages).map((key) => `  ${JSON.stringify(key)}: string\n`)
  return `declare const texts: {\n${members.join('')}}\nexport default texts\n`
}

/** English texts are a module of their own, in the form that needs no parser. */
function writeTexts(path: string, output: string): void {
  const messages = JSON.parse(readFileSync(path, 'utf8')) as MessageFile
  writeOutput(output.replace(/json$/, 'texts.d.ts'), textTypes(messages))
  writeOutput(output.replace(/json$/, 'texts.js'), `export default ${JSON.stringify(compileMessages(messages))}\n`)
}

function toBuiltImports(code: string): string {
  return code.replaceAll(relativeImport, (_all, before, quote, path, extension) =>
    [before, quote, path, extension === 'json' ? '.texts.js' : '.js', quote].join(''),
  )
}

/** The modules that a module imports when it runs, absolute: type imports are gone from the compiled code. */
function importsOf(path: string, compiled: string): string[] {
  return [...compiled.matchAll(relativeImport)].map(([, , , to, extension]) =>
    resolve(dirname(path), `${to ?? ''}.${extension ?? ''}`),
  )
}

/** A module in the form that the packages have of it, where that is another than in the shop (ADR 0041). */
function publishedForm(path: string, options: ts.CompilerOptions): ReturnType<typeof ts.transpileModule> | null {
  const published = join(import.meta.dirname, 'published', basename(path))
  if (!existsSync(published)) return null
  return ts.transpileModule(readFileSync(published, 'utf8'), { compilerOptions: options, fileName: basename(path) })
}

/** Compiles modules of one package as they are asked for, into its `dist`; all maps lead to `src`. */
function createCompiler(packageDirectory: string, entries: readonly string[]) {
  const read = ts.readConfigFile(join(packageDirectory, 'tsconfig.json'), (path) => ts.sys.readFile(path))
  const config: unknown = read.config
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, packageDirectory)
  const maps = { declaration: true, declarationMap: true, sourceMap: true, inlineSources: true }
  const folders = { rootDir: join(packageDirectory, 'src'), outDir: join(packageDirectory, 'dist') }
  const program = ts.createProgram(entries, {
    ...options,
    ...maps,
    ...folders,
    noEmit: false,
    target: ts.ScriptTarget.ES2022,
  })
  return { program, options: program.getCompilerOptions() }
}

/**
 * Writes every module that the public subpaths reach into `dist`, file by file as `src` has them: so only those that need a browser are
 * marked for one, and a bundler takes what a page uses. Their declarations stand beside them, those of types alone too. Returns which
 * module imports which when it runs. Throws with the compiler's words when a type cannot be told.
 */
export function buildModules(packageDirectory: string, subpaths: readonly string[]): ImportGraph {
  const source = join(packageDirectory, 'src')
  const output = (path: string) => join(packageDirectory, 'dist', relative(source, path))
  const entries = subpaths.map((subpath) => join(source, subpath, 'index.ts'))
  const { program, options } = createCompiler(packageDirectory, entries)
  const problems: ts.Diagnostic[] = []
  const code = new Map<string, string>()
  const before = [forwardRefs(program.getTypeChecker(), join(source, 'react-compat.ts'))]

  for (const file of program.getSourceFiles()) {
    const path = file.fileName
    if (file.isDeclarationFile || !path.startsWith(`${source}/`)) continue
    if (path.endsWith('.json')) {
      writeTexts(path, output(path))
      continue
    }
    const write: ts.WriteFileCallback = (written, text) => {
      if (written.endsWith('.d.ts')) writeOutput(written, withoutBehaviourIds(toBuiltImports(text)))
      else if (written.endsWith('.d.ts.map')) writeOutput(written, text)
      else code.set(written.endsWith('.map') ? `${path}.map` : path, text)
    }
    const { diagnostics } = program.emit(file, write, undefined, false, { before })
    problems.push(...diagnostics)
  }
  if (problems.length > 0) throw new Error(ts.formatDiagnostics(problems, formatHost(packageDirectory)))

  const reached = new Set(entries)
  const inputs: Record<string, { imports: { path: string }[] }> = {}
  for (const path of reached) {
    const compiled = code.get(path)
    if (compiled === undefined) continue
    const imports = importsOf(path, compiled)
    inputs[path] = { imports: imports.map((to) => ({ path: to })) }
    for (const imported of imports) reached.add(imported)
    const form = publishedForm(path, options)
    const built = output(path).replace(/tsx?$/, 'js')
    writeOutput(built, withClientBoundary(toBuiltImports(form?.outputText ?? compiled)))
    writeOutput(`${built}.map`, form?.sourceMapText ?? code.get(`${path}.map`) ?? '')
  }
  return { inputs }
}

function formatHost(packageDirectory: string): ts.FormatDiagnosticsHost {
  return {
    getCanonicalFileName: (path) => path,
    getCurrentDirectory: () => packageDirectory,
    getNewLine: () => '\n',
  }
}
