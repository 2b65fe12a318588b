import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { matrixPart } from '../../tooling/test-matrix.ts'
import { root } from '../lib/root.ts'

const ui = join(root, 'packages/storefront-ui/node_modules')

/** The version of a package that the workspace has installed. */
export function installedVersion(name: string, modules: string): string {
  return (JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')) as { version: string }).version
}

/** One React with its types, as a partner has them. */
export type ReactVersion = Readonly<Record<'react' | 'react-dom' | '@types/react' | '@types/react-dom', string>>

/** The React of the workspace, the newest that the packages are tried with. */
export const newestReact: ReactVersion = {
  react: installedVersion('react', ui),
  'react-dom': installedVersion('react-dom', ui),
  '@types/react': installedVersion('@types/react', ui),
  '@types/react-dom': installedVersion('@types/react-dom', ui),
}

const types18 = { '@types/react': '18.3.31', '@types/react-dom': '18.3.7' } as const
const last18: ReactVersion = { react: '18.3.1', 'react-dom': '18.3.1', ...types18 }

/** The other versions of this run, down to the oldest that the packages name as their peer: the gate takes one. */
export const olderReacts: readonly ReactVersion[] =
  matrixPart === 'gate'
    ? [last18]
    : [
        { react: '18.2.0', 'react-dom': '18.2.0', ...types18 },
        last18,
        { ...newestReact, react: '19.0.0', 'react-dom': '19.0.0' },
      ]
