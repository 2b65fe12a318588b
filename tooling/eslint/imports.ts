import type { Linter } from 'eslint'
import { newerReact } from './react-18.ts'

interface Banned {
  readonly regex: string
  readonly message: string
  readonly allowTypeImports?: boolean
  /** @default every name */
  readonly importNames?: readonly string[]
  readonly importNamePattern?: string
}

const law = 'See "The law" in ARCHITECTURE.md.'
const apps: Banned = { regex: '^@krishi/(storefront|api)(/|$)', message: `A package never imports an app. ${law}` }
const ui: Banned = { regex: '^@krishi/storefront-ui', message: `Hooks hold no markup: they never import ui. ${law}` }
const hooks: Banned = {
  regex: '^@krishi/storefront-hooks',
  message: `Views get data as props: ui never imports hooks. ${law}`,
}
const widgets: Banned = { regex: '^@krishi/storefront-widgets', message: `Only apps import connected widgets. ${law}` }
const host: Banned = { regex: '^@krishi/storefront-host', message: `Only apps start pages. ${law}` }
const engines: Banned = { regex: '^@krishi/adapter-', message: `Only apps choose an engine. ${law}` }
const decisions: Banned = {
  regex: '^@krishi/storefront-core/(?!(money|format|digits|result)(/|$))',
  message: `A view shows and never decides: import this as a type, and take the decision as a prop. ${law}`,
  allowTypeImports: true,
}
const behaviour: Banned = {
  regex: '^(radix-ui|@radix-ui/|react-aria|@react-aria/|react-stately|@tanstack/react-virtual|embla-carousel)',
  message: 'Behaviour libraries are used in ui/src/primitives only, so that each can be replaced.',
}
const router: Banned = {
  regex: '^wouter',
  message: 'Packages are embedded in pages with other routers; links come from UiProvider.',
}
const otherPackages: Banned = { regex: '^(?!\\.{1,2}/)', message: `Core imports nothing but itself. ${law}` }
const wayAround: Banned = {
  regex: '^\\.{1,2}/.*/(storefront-(core|ui|hooks|widgets|host)|adapter-[^/]+)/',
  message: 'Import another package by its name, not by its path.',
}

const wireMessages: Banned = {
  regex: '^@krishi/storefront-core/contract$',
  importNamePattern: '(Request|Response|Payloads?)$',
  message: 'A port is asked in the words of the shop: its http adapter alone reads and writes the wire. See ADR 0043.',
}

const underHooks = [ui, widgets, host, apps, engines, router, behaviour, wayAround, ...newerReact]

/** The modules that stand for what React 18 lacks. */
const compat = ['**/react-compat.ts']

function bans(folder: string, banned: readonly Banned[], ignores: readonly string[] = []): Linter.Config {
  return {
    files: [`${folder}/*.{ts,tsx}`],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', ...ignores],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [...banned] }] },
  }
}

/** The dependency law of ARCHITECTURE.md as it meets the eye in an editor; `pnpm boundaries` has the last word. */
export const importLaw: readonly Linter.Config[] = [
  bans('packages/storefront-core/src/**', [otherPackages, wayAround]),
  bans('packages/storefront-hooks/src/**', underHooks, compat),
  {
    files: ['packages/storefront-hooks/src/*/*-port.ts'],
    ignores: ['**/create-*'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [...underHooks, wireMessages] }] },
  },
  bans(
    'packages/storefront-widgets/src/**',
    [host, apps, engines, router, behaviour, wayAround, ...newerReact],
    compat,
  ),
  bans(
    'packages/storefront-ui/src/**',
    [hooks, widgets, host, apps, router, decisions, behaviour, wayAround, ...newerReact],
    compat,
  ),
  bans(
    'packages/storefront-ui/src/primitives/**',
    [hooks, widgets, host, apps, router, decisions, wayAround, ...newerReact],
    compat,
  ),
  bans(
    'packages/storefront-host/src/**',
    [widgets, apps, engines, router, behaviour, wayAround, ...newerReact],
    compat,
  ),
  bans('packages/adapter-*/src/**', [ui, widgets, host, apps, wayAround]),
  bans('apps/api/src/**', [ui, hooks, widgets, host, wayAround]),
  bans('apps/storefront/src/**', [
    { regex: '^@krishi/api', message: `The browser never imports the server. ${law}` },
    behaviour,
    wayAround,
  ]),
]
