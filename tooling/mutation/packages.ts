/** What of the workspace has its tests tried by mutants, and how many of them must be found. */
export interface MutatedPackage {
  readonly folder: string
  /** Test files that cannot be part of it: of the machine itself, or of what a module does when it is loaded. */
  readonly leftOut: readonly string[]
  /** Fewer found mutants than this, in percent, fail the run. */
  readonly leastScore: number
  /** What the tests need before they run, from the root of the workspace. */
  readonly globalSetup?: string
}

/** By the name under which `pnpm mutation` knows them. */
export const mutatedPackages = {
  core: {
    folder: 'packages/storefront-core/src',
    leftOut: ['**/*.machine.test.ts', '**/exports.test.ts'],
    leastScore: 80,
  },
  hooks: { folder: 'packages/storefront-hooks/src', leftOut: ['**/*.browser.test.ts'], leastScore: 75 },
  api: {
    folder: 'apps/api/src',
    leftOut: [],
    leastScore: 75,
    globalSetup: 'apps/api/test/prepare-databases.ts',
  },
} as const satisfies Record<string, MutatedPackage>

/** The name of a package in `mutatedPackages`. */
export type MutatedName = keyof typeof mutatedPackages

/** The package that a run of the mutants is about, which `scripts/mutation.ts` names in the environment. */
export function mutatedPackage(environment: NodeJS.ProcessEnv = process.env): MutatedPackage {
  const name = environment['MUTATED'] ?? ''
  if (Object.hasOwn(mutatedPackages, name)) return mutatedPackages[name as MutatedName]
  throw new Error(
    `MUTATED is "${name}". It is not known whose tests are to be run. Start it by \`pnpm mutation\`, which sets it.`,
  )
}
