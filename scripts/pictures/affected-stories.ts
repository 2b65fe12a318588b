import { dirname } from 'node:path/posix'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import config from '../../.dependency-cruiser.mjs'

/** What one story file draws with. */
export interface StoryGraph {
  /** From the workspace's folder. */
  readonly story: string
  /** Every module that it imports, with the least number of imports on the way to it: 0 for the story itself. */
  readonly modules: ReadonlyMap<string, number>
}

const source = /^packages\/[^/]+\/src\//
const withoutEffect = /\.(test|contract)\.tsx?$|\.md$/
const module = /\.tsx?$/
/** More imports than any story has on its way to a module. */
const farthest = 1000
/** What every story is drawn with: Storybook's settings, the browser, the compiler of messages, libraries, themes. */
const ofAllStories = new RegExp(
  [
    '^apps/storybook/(?!visual/baselines/)',
    '^tooling/(browser/|pictures/|compile-messages)',
    '^pnpm-lock\\.yaml$',
    '^packages/storefront-ui/src/themes?/.*\\.css$',
  ].join('|'),
)

/**
 * The story files that may look different than at the last good commit, those first that are the fewest imports away from what
 * changed.
 *
 * @param files What changed since, from the workspace's folder.
 */
export function affectedStories(files: readonly string[], graphs: readonly StoryGraph[]): string[] {
  const changed = files.filter((file) => !withoutEffect.test(file))
  const folders = new Set(graphs.flatMap(({ modules }) => [...modules.keys()].map((path) => dirname(path))))
  return graphs
    .map((graph) => ({
      story: graph.story,
      distance: Math.min(...changed.map((file) => distanceTo(file, graph, folders))),
    }))
    .filter(({ distance }) => distance < Infinity)
    .sort((one, other) => one.distance - other.distance)
    .map(({ story }) => story)
}

/** How many imports a story is away from what is in a file: Infinity where it does not depend on it. */
function distanceTo(file: string, { modules }: StoryGraph, folders: ReadonlySet<string>): number {
  if (ofAllStories.test(file)) return farthest
  if (!source.test(file)) return Infinity
  if (module.test(file)) return modules.get(file) ?? Infinity
  // No module imports sheets and texts: they belong to the folder of their widget, or else, as tokens do, to all.
  const folder = dirname(file).replace(/\/messages$/, '')
  if (!folders.has(folder)) return farthest
  return Math.min(
    ...[...modules].filter(([path]) => dirname(path) === folder).map(([, distance]) => distance),
    Infinity,
  )
}

/** Whether no story can be affected: then nobody needs to read what they import. */
export function areStoriesUntouched(files: readonly string[]): boolean {
  return !files.some((file) => !withoutEffect.test(file) && (ofAllStories.test(file) || source.test(file)))
}

/** Follows the imports of every story, without those of types. */
export async function readStoryGraphs(baseDir: string): Promise<StoryGraph[]> {
  const { output } = await cruise(
    ['packages'],
    { ...config.options, baseDir, tsPreCompilationDeps: false, exclude: { path: 'node_modules|/dist/' } },
    config.options?.enhancedResolveOptions,
  )
  const { modules } = output as ICruiseResult
  const imports = new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  )
  const distancesFrom = (story: string) => {
    const distances = new Map([[story, 0]])
    // What is added on the way is visited as well: the nearest modules first.
    for (const [path, distance] of distances) {
      for (const next of imports.get(path) ?? []) if (!distances.has(next)) distances.set(next, distance + 1)
    }
    return distances
  }
  return [...imports.keys()]
    .filter((path) => path.endsWith('.stories.tsx'))
    .map((story) => ({ story, modules: distancesFrom(story) }))
}
