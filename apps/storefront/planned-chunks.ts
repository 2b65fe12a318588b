import { relative } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { build, mergeConfig } from 'vite'
import type { InlineConfig, Plugin, Rolldown, UserConfig } from 'vite'
import { isPage } from './chunk-graph.ts'
import type { Part, Start } from './chunk-graph.ts'
import { planChunks } from './chunk-plan.ts'

/** What the plan has to know of a build beside its modules: patterns of paths from the root of the build. */
export interface ChunkSettings {
  readonly pages: RegExp
  /** The pages with which many visits begin. */
  readonly busyPages: RegExp
  /** What the first touch of every page asks for: it becomes one chunk, `frame`. */
  readonly firstTouch: RegExp
}

/**
 * Vite plugin: which modules share a file follows from the imports. It builds once without putting anything together, which shows exactly
 * which modules each page needs after the bundler has left out what nobody uses, and plans the files of the real build by that.
 */
export function plannedChunks(settings: ChunkSettings): Plugin {
  const name = 'krishi:planned-chunks'
  return {
    name,
    apply: 'build',
    async config(config, { isSsrBuild }) {
      if (isSsrBuild) return undefined
      const chunks = await trialChunks(config, name)
      const groups = groupsOf(chunks, settings, config.root ?? process.cwd())
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }
    },
  }
}

/** The chunks of a build in which modules are together only if exactly the same starting points need them. */
async function trialChunks(config: UserConfig, self: string): Promise<Rolldown.OutputChunk[]> {
  const chunks: Rolldown.OutputChunk[] = []
  const collect: Plugin = {
    name: `${self}:trial`,
    enforce: 'pre',
    generateBundle: {
      // Before Vite takes out the chunks that are nothing but a sheet.
      order: 'pre',
      handler(_, bundle) {
        chunks.push(...Object.values(bundle).filter((file) => file.type === 'chunk'))
      },
    },
  }
  const others = (config.plugins ?? [])
    .flat(2)
    .filter((plugin) => !(plugin && 'name' in plugin && plugin.name === self))
  await build(
    mergeConfig<UserConfig, InlineConfig>(
      { ...config, plugins: [] },
      {
        configFile: false,
        plugins: [...others, collect],
        logLevel: 'silent',
        build: { write: false, rolldownOptions: { experimental: { chunkOptimization: false } } },
      },
    ),
  )
  return chunks
}

/** How far back compression looks, in bytes. */
const compressionWindow = 32_768

/** The statements of a chunk that name others: they are gone where chunks become one. */
const links = /\b(import|export)\s*\{[^}]*\}\s*(from\s*"[^"]*")?;?/g

/** The bytes of code in a file with other code of its kind: much of it is there already. */
function compressedBeside(other: string, code: string): number {
  return deflateRawSync(code, { level: 9, dictionary: Buffer.from(other.slice(-compressionWindow)) }).length
}

/** The groups of modules for the bundler: it takes the first first, with what they import. */
function groupsOf(
  chunks: readonly Rolldown.OutputChunk[],
  settings: ChunkSettings,
  root: string,
): Rolldown.CodeSplittingGroup[] {
  const entry = chunks.find(({ isEntry }) => isEntry)
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const begins = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports))
  const imported = new Set(chunks.flatMap(({ imports }) => imports))
  const isOwn = ({ fileName }: Rolldown.OutputChunk) => begins.has(fileName) && !imported.has(fileName)
  const parts = chunks.map((chunk): Part => ({
    id: chunk.fileName,
    bytes: compressedBeside(entry?.code ?? '', chunk.code.replaceAll(links, '')),
    imports: chunk.imports,
    isAlone: isOwn(chunk) || chunk.moduleIds.some((id) => id.endsWith('.css')),
  }))
  const single = [...begins].flatMap((part): Start[] => {
    const module = byFile.get(part)?.facadeModuleId
    return module ? [{ parts: [part], kind: kindOf(relative(root, module), settings) }] : []
  })
  const starts = [...single, ...touchedPages(single, byFile, entry)]
  const touched = new Set(single.flatMap(({ kind, parts: first }) => (kind === 'first-touch' ? first : [])))
  const planned = planChunks({ parts, starts, entry: entry?.fileName ?? '' }).map((ids) =>
    ids.flatMap((id) => byFile.get(id) ?? []),
  )
  // What a page or a later part has to itself the bundler makes a file of, and calls it by that.
  const shared = planned.filter(([first, ...more]) => first !== undefined && (more.length > 0 || !isOwn(first)))
  return shared.map((group, place) => {
    const modules = new Set(group.flatMap(({ moduleIds }) => moduleIds))
    return {
      name: group.some(({ fileName }) => touched.has(fileName)) ? 'frame' : nameOf(group, begins),
      test: (id: string) => modules.has(id),
      priority: shared.length - place,
    }
  })
}

/** Each page with all that it asks for after its first touch, one thing after the other. */
function touchedPages(
  starts: readonly Start[],
  byFile: ReadonlyMap<string, Rolldown.OutputChunk>,
  entry: Rolldown.OutputChunk | undefined,
): Start[] {
  const later = new Set(starts.flatMap(({ kind, parts }) => (kind === 'later' ? parts : [])))
  const everywhere = withImports(entry ? [entry.fileName] : [], byFile)
  return starts.filter(isPage).map(({ parts }) => {
    const asked = new Set(parts)
    for (const part of asked) {
      for (const file of withImports([part], byFile)) {
        if (everywhere.has(file)) continue
        for (const next of byFile.get(file)?.dynamicImports ?? []) if (later.has(next)) asked.add(next)
      }
    }
    return { parts: [...asked], kind: 'touched-page' }
  })
}

function withImports(files: readonly string[], byFile: ReadonlyMap<string, Rolldown.OutputChunk>): Set<string> {
  const all = new Set(files)
  for (const file of all) for (const imported of byFile.get(file)?.imports ?? []) all.add(imported)
  return all
}

function kindOf(path: string, { pages, busyPages, firstTouch }: ChunkSettings): Start['kind'] {
  if (busyPages.test(path)) return 'busy-page'
  if (pages.test(path)) return 'page'
  return firstTouch.test(path) ? 'first-touch' : 'later'
}

/** A chunk is called by what is asked for in it, or else by what it has most of. */
function nameOf(group: readonly Rolldown.OutputChunk[], begins: ReadonlySet<string>): string {
  const largest = group.toSorted((one, other) => other.code.length - one.code.length)
  const [first] = [...largest.filter(({ fileName }) => begins.has(fileName)), ...largest]
  return first?.name ?? 'shared'
}
