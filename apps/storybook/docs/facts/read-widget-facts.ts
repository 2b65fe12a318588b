import { globSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { createCodeReader } from './reached-files.ts'
import { keyPatterns } from './keyboard.ts'

/** What the page of a widget tells from its code. */
export interface WidgetFacts {
  /** The scopes of the parts of its own folder. */
  readonly own: readonly string[]
  /** Those of everything else that it shows. */
  readonly others: readonly string[]
  /** The names of the patterns of keys in it. */
  readonly patterns: readonly string[]
}

/** Of an element, or of the frame of a dialog. */
const scope = /(?:data-scope=|<Modal\b[^>]*?\bscope=)"([a-z-]+)"/g

/** The facts of every widget, by the path of its stories from `root`, the folder of the repository. */
export function readWidgetFacts(root: string): Record<string, WidgetFacts> {
  const { codeOf, reachedFrom } = createCodeReader(join(root, 'packages'))

  function factsOf(story: string): WidgetFacts {
    const files = reachedFrom(story)
    const scopesOf = (isOwn: boolean) =>
      files
        .filter((file) => (dirname(file) === dirname(story)) === isOwn)
        .flatMap((file) => [...codeOf(file).matchAll(scope)].map(([, name = '']) => name))
    const own = new Set(scopesOf(true))
    const code = files.map(codeOf).join('\n')
    return {
      own: [...own],
      others: [...new Set(scopesOf(false))].filter((name) => !own.has(name)),
      patterns: keyPatterns.filter(({ sign }) => sign.test(code)).map(({ name }) => name),
    }
  }

  const stories = globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).map((path) => join(root, path))
  return Object.fromEntries(stories.map((story) => [relative(root, story).replaceAll('\\', '/'), factsOf(story)]))
}
