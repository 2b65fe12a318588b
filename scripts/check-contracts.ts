// `pnpm contracts`: a widget's style sheet, its markup and its contract name the same parts, facts and variables.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { WidgetContract } from '../packages/storefront-ui/src/contract/index.ts'
import { checkWidget } from './contracts/check-widget.ts'
import { listFiles } from './lib/list-files.ts'
import { reportProblems } from './lib/report-problems.ts'
import { root } from './lib/root.ts'

const home = join(root, 'packages/storefront-ui/src')
const files = listFiles(home)

async function readContracts(folder: string): Promise<WidgetContract[]> {
  const paths = files.filter((path) => dirname(path) === folder && path.endsWith('.contract.ts'))
  const modules: object[] = await Promise.all(paths.map((path) => import(pathToFileURL(path).href) as Promise<object>))
  return modules.flatMap((module) => Object.values<WidgetContract>({ ...module }))
}

function textOf(paths: readonly string[]): string {
  return paths.map((path) => readFileSync(path, 'utf8')).join('\n')
}

const theme = textOf(files.filter((path) => path.startsWith(join(home, 'theme')) && path.endsWith('.css')))
const tokens = new Set([...theme.matchAll(/(--sf-[\w-]+)/g)].map(([, name]) => name ?? ''))
const isWidgetFile = (path: string) => /(\.contract\.ts|\/styles\.css)$/.test(path) && dirname(path) !== home
const folders = [...new Set(files.filter(isWidgetFile).map(dirname))]
const contractsByFolder = new Map(
  await Promise.all(folders.map(async (folder) => [folder, await readContracts(folder)] as const)),
)
const shared = { tokens, contracts: [...contractsByFolder.values()].flat() }

const codeByFolder = new Map(folders.map((folder) => [folder, textOf(componentsIn(folder))]))

function componentsIn(folder: string): string[] {
  const isComponent = (path: string) => /\.tsx?$/.test(path) && !/\.(test|stories|contract)\./.test(path)
  return files.filter((path) => dirname(path) === folder && isComponent(path))
}

/** A drawer is drawn by the dialog that it imports, and a select wears the scope of a field. */
function markupOf(folder: string, contracts: readonly WidgetContract[]): string {
  const own = codeByFolder.get(folder) ?? ''
  const imported = [...own.matchAll(/from '(\.\.\/[^']+)\/[^/']+'/g)].map(([, path]) => join(folder, path ?? ''))
  const wears = (code: string) => contracts.some(({ scope }) => code.includes(`data-scope="${scope}"`))
  const others = [...codeByFolder].filter(([path, code]) => imported.includes(path) || wears(code))
  return [own, ...others.map(([, code]) => code)].join('\n')
}

const problems = folders.flatMap((folder) => {
  const contracts = contractsByFolder.get(folder) ?? []
  const sheet = join(folder, 'styles.css')
  const css = existsSync(sheet) ? readFileSync(sheet, 'utf8') : ''
  const found = checkWidget({ contracts, css, code: markupOf(folder, contracts) }, shared)
  const none = contracts.length === 0 ? ['has a style sheet and no contract'] : []
  return [...none, ...found].map((problem) => `${relative(home, folder)}: ${problem}`)
})
if (folders.length === 0) problems.push('No widget was found, so nothing is proven.')
reportProblems(problems, `${shared.contracts.length} contracts, ${tokens.size} tokens`)
