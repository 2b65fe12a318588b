import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../lib/run-command.ts'
import { root } from '../lib/root.ts'

/** The version of Medusa that the adapter is proved on. */
export const medusaVersion = '2.21.2'

/** Where Medusa is installed: outside of the workspace, which does not depend on its 680 MB. */
export const installation = join(root, 'node_modules/.cache/medusa')

/** The command line of Medusa. */
export const medusaCli = join(installation, 'node_modules/@medusajs/cli/cli.js')

const manifest = `${JSON.stringify(
  {
    name: 'medusa-under-test',
    private: true,
    dependencies: {
      '@medusajs/cli': medusaVersion,
      '@medusajs/framework': medusaVersion,
      '@medusajs/medusa': medusaVersion,
    },
  },
  null,
  2,
)}\n`

/** Everything in one process and in memory: no Redis, no dashboard. Texts in several languages are a module that is asked for. */
const config = `const { defineConfig } = require('@medusajs/framework/utils')
module.exports = defineConfig({
  admin: { disable: true },
  featureFlags: { translation: true },
  modules: [{ resolve: '@medusajs/medusa/translation' }],
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    http: {
      storeCors: process.env.STORE_CORS,
      adminCors: '',
      authCors: process.env.STORE_CORS,
      jwtSecret: 'of a test',
      cookieSecret: 'of a test',
    },
  },
})
`

/** Installs Medusa where it is not there yet in this version: about a minute, from the npm registry. */
export async function installMedusa(): Promise<void> {
  const path = join(installation, 'package.json')
  mkdirSync(installation, { recursive: true })
  writeFileSync(join(installation, 'medusa-config.js'), config)
  // npm writes this file last.
  const isInstalled = existsSync(join(installation, 'node_modules/.package-lock.json'))
  if (isInstalled && existsSync(path) && readFileSync(path, 'utf8') === manifest) return
  writeFileSync(path, manifest)
  console.log(`Installing Medusa ${medusaVersion}…`)
  const { exitCode, output } = await runCommand('npm', ['install', '--no-audit', '--no-fund', '--omit=dev'], {
    cwd: installation,
    quiet: true,
  })
  if (exitCode !== 0) throw new Error(`Medusa was not installed, so nothing can be proved on it. npm said:\n${output}`)
}
