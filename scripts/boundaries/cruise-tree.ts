import { cruise, type ICruiseResult } from 'dependency-cruiser'
import config from '../../.dependency-cruiser.mjs'

/** One import that breaks a rule. */
export interface Violation {
  readonly rule: string
  readonly from: string
  readonly to: string
  readonly comment: string
}

/** What a tree of files was found to import. */
export interface Cruise {
  readonly modules: readonly string[]
  readonly dependencies: number
  readonly violations: readonly Violation[]
}

/** The names of all rules. */
export const ruleNames: readonly string[] = (config.forbidden ?? []).map(({ name }) => name ?? '')

/**
 * Follows every import below `packages` and `apps` of `baseDir` and holds it against the law. `alias` maps package
 * names to folders where no package manager linked them.
 */
export async function cruiseTree(baseDir: string, alias: Readonly<Record<string, string>> = {}): Promise<Cruise> {
  const resolve = { ...config.options?.enhancedResolveOptions, alias }
  const { output } = await cruise(
    ['packages', 'apps'],
    { ...config.options, baseDir, validate: true, ruleSet: { forbidden: config.forbidden ?? [] } },
    resolve,
  )
  const { modules, summary } = output as ICruiseResult
  const comments = new Map((config.forbidden ?? []).map(({ name, comment }) => [name, comment ?? '']))
  return {
    modules: modules.map(({ source }) => source).filter((source) => /^(packages|apps)\//.test(source)),
    dependencies: summary.totalDependenciesCruised ?? 0,
    violations: summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      from,
      to,
      comment: comments.get(rule.name) ?? '',
    })),
  }
}
