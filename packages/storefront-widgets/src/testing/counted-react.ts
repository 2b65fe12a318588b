import { countRenders } from './count-renders.ts'
import type { Rendered } from './count-renders.ts'

// Import this before anything that imports React, which looks for its observer once.
countRenders()

/** The names of the components that React rendered since the last call, commit by commit. */
export function takeCommits(): readonly (readonly string[])[] {
  const { __commits: commits } = window as unknown as { readonly __commits: Rendered[][] }
  return commits.splice(0).map((rendered) => rendered.map(({ name }) => name))
}
