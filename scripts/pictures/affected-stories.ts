import { dirname } from 'node:path/posix'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import config from '../../.dependency-cruiser.mjs'

/** What one story file draws with. */
export interface StoryGraph {
  /** From the workspace's folder. */
  readonly story: string
  /** Every module that it imports, itself too. */
  readonly modules: ReadonlySet<string>
}

const source = /^packages\/[^/]+\/src\//
const withoutEffect = /\.(test|contract)\.tsx?$|\.md$/
const module = /\.tsx?$/
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
 * The story files that may look different than at the last good commit.
 *
 * @param files What changed since, from the workspace's folder.
 */
export function affectedStories(files: readonly string[], graphs: readonly StoryGraph[]): string[] {
  const changed = files.filter((file) => !withoutEffect.test(file))
  return graphs
    .filter(({ modules }) => {
      const folders = new Set([...modules].map((path) => dirname(path)))
      return changed.some((file) => {
        if (ofAllStories.test(file)) return true
        if (!source.test(file)) return false
        if (module.test(file)) return modules.has(file)
        // No module imports sheets and texts: they belong to the folder of their widget, or else, as tokens do, to all.
        const folder = dirname(file).replace(/\/messages$/, '')
        return folders.has(folder) || !isFolderOfModules(folder, graphs)
      })
    })
    .map(({ story }) => story)
}

function isFolderOfModules(folder: string, graphs: readonly StoryGraph[]): boolean {
  return graphs.some(({ modules }) => [...modules].some((path) => dirname(path) === folder))
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
  const reach = (path: string, reached: Set<string>): Set<string> => {
    if (reached.has(path)) return reached
    reached.add(path)
    for (const next of imports.get(path) ?? []) reach(next, reached)
    return reached
  }
  return [...imports.keys()]
    .filter((path) => path.endsWith('.stories.tsx'))
    .map((story) => ({ story, modules: reach(story, new Set()) }))
}
