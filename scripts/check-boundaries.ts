// `pnpm boundaries`: the dependency law of ARCHITECTURE.md, on this workspace and on a tree that breaks every rule.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { basename } from 'node:path/posix'
import { cruiseTree, ruleNames } from './boundaries/cruise-tree.ts'
import { reportProblems } from './lib/report-problems.ts'
import { root } from './lib/root.ts'

const packages = [
  ...['core', 'ui', 'hooks', 'widgets', 'host', 'elements'].map((name) => `storefront-${name}`),
  ...readdirSync(join(root, 'packages')).filter((name) => name.startsWith('adapter-')),
]
const fixture = join(root, 'test-fixtures/boundaries')
const fixtureNames = Object.fromEntries(
  packages.map((name) => [`@krishi/${name}`, join(fixture, 'packages', name, 'src')]),
)

/** A fixture file is named after the one rule that it breaks. */
async function fixtureProblems(): Promise<string[]> {
  const { violations } = await cruiseTree(fixture, fixtureNames)
  return ruleNames
    .filter((name) => !violations.some(({ rule, from }) => rule === name && basename(from).startsWith(name)))
    .map((rule) => `The rule ${rule} does not catch test-fixtures/boundaries/**/${rule}.ts.`)
}

const { modules, dependencies, violations } = await cruiseTree(root)
const unseen = [...packages.map((name) => `packages/${name}/`), 'apps/api/', 'apps/storefront/'].filter(
  (folder) => !modules.some((source) => source.startsWith(folder)),
)
const problems = [
  ...unseen.map((folder) => `No module of ${folder} was read, so nothing about it is proven.`),
  ...violations.map(({ rule, from, to, comment }) => `${from} -> ${to}\n    ${rule}: ${comment}`),
  ...(await fixtureProblems()),
]
reportProblems(
  problems,
  `${modules.length} modules, ${dependencies} imports, ${ruleNames.length} rules, each tried on a file that breaks it`,
)
