import { join } from 'node:path'
import { root } from '../lib/root.ts'
import { runCommand } from '../lib/run-command.ts'
import { buildFingerprint, isBuildStale, writeBuildStamp, type Build } from './build-stamp.ts'

const sourcesOf = (...names: readonly string[]) => names.map((name) => `packages/storefront-${name}/src`)
const sources = sourcesOf('core', 'hooks', 'ui', 'widgets')
const shared = ['tooling/compile-messages.ts', 'pnpm-lock.yaml']

/** The shop: what browsers load, and the server that draws pages. */
export const shopBuild: Build = {
  inputs: [
    ...sources,
    ...sourcesOf('host', 'elements'),
    'packages/adapter-medusa/src',
    'packages/adapter-shopify/src',
    'packages/storefront-elements/build',
    'apps/storefront/public',
    'apps/storefront/src',
    'apps/storefront/server',
    'apps/storefront/build.ts',
    'apps/storefront/chunk-graph.ts',
    'apps/storefront/chunk-loading.ts',
    'apps/storefront/chunk-plan.ts',
    'apps/storefront/chunk-texts.ts',
    'apps/storefront/planned-chunks.ts',
    'apps/storefront/vite.config.ts',
    'apps/storefront/package.json',
    ...shared,
  ],
  variables: ['ENGINE'],
  withoutEffect: /\.(test|stories)\.tsx?$/,
  output: 'apps/storefront/dist',
}

/** The static Storybook of which pictures are taken. */
export const storybookBuild: Build = {
  inputs: [
    ...sources,
    ...sourcesOf('elements'),
    'packages/storefront-elements/build',
    'apps/storybook/.storybook',
    'apps/storybook/docs',
    'apps/storybook/package.json',
    ...shared,
  ],
  withoutEffect: /\.test\.tsx?$/,
  output: 'apps/storybook/storybook-static',
}

async function buildIfStale(
  build: Build,
  announce: () => void,
  [program, ...parameters]: readonly [string, ...string[]],
  folder: string,
): Promise<boolean> {
  if (!isBuildStale(root, build)) return true
  announce()
  const fingerprint = buildFingerprint(root, build)
  const { exitCode } = await runCommand(program, parameters, { cwd: join(root, folder) })
  if (exitCode !== 0) return false
  writeBuildStamp(root, build, fingerprint)
  return true
}

/**
 * Builds the shop when its sources changed since the last build; `announce` is called before that. In a process of its
 * own, so that no bundler stays in the server's memory. Returns whether there is a build that fits.
 */
export function buildShopIfStale(announce: () => void): Promise<boolean> {
  // Vite names virtual modules in its manifest by the folder that it is run in; the server looks for them by this one.
  return buildIfStale(shopBuild, announce, [process.execPath, 'build.ts'], 'apps/storefront')
}

/** Builds the static Storybook in the same way, without the properties that only readers of its pages need. */
export function buildStorybookIfStale(): Promise<boolean> {
  const announce = () => console.log('Building Storybook')
  const command = ['pnpm', 'exec', 'storybook', 'build', '--test', '-o', 'storybook-static'] as const
  return buildIfStale(storybookBuild, announce, [...command], 'apps/storybook')
}
