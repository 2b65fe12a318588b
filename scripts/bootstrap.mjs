// Brings a machine that has only Node 20 and npm to where it can run the workspace's own scripts, then runs one:
//   node scripts/bootstrap.mjs [options of Node] scripts/start.ts [arguments]
// Packages are installed when the manifests or the lockfile differ from what was installed last; else it takes no time.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { explainFailure } from './bootstrap/explain-failure.mjs'
import { installedNode, isInstalled, stampPath, workspaceFingerprint } from './bootstrap/installation.mjs'
import { cleanEnvironment, runChild } from './bootstrap/run-child.mjs'

const pnpmVersion = '12.21.0'
const oldestNode = 20
const root = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * @param {string} sentence
 * @returns {never}
 */
function stop(sentence) {
  process.stderr.write(`\n${sentence}\n`)
  process.exit(1)
}

/** @param {string} script */
async function install(script) {
  const step = script.endsWith('start.ts') ? '1/4 ' : ''
  process.stdout.write(`${step}Installing packages (about a minute, once)\n`)
  const started = Date.now()
  const { exitCode, output } = await runChild(
    'npx',
    ['-y', `pnpm@${pnpmVersion}`, 'install', '--frozen-lockfile', '--config.confirmModulesPurge=false'],
    { cwd: root, env: cleanEnvironment(process.env), show: (line) => line.startsWith('Progress:') },
  )
  if (exitCode !== 0) {
    process.stderr.write(output)
    stop(explainFailure(output) ?? 'The packages could not be installed; the lines above say why.')
  }
  mkdirSync(dirname(stampPath(root)), { recursive: true })
  writeFileSync(stampPath(root), workspaceFingerprint(root))
  process.stdout.write(`${step}Packages installed in ${Math.round((Date.now() - started) / 1000)} s\n`)
}

const words = process.argv.slice(2)
const place = words.findIndex((word) => !word.startsWith('--'))
const options = words.slice(0, Math.max(place, 0))
const [script, ...parameters] = words.slice(options.length)
if (script === undefined) stop('Name the script to run, such as: node scripts/bootstrap.mjs scripts/start.ts')
const [major] = process.versions.node.split('.').map(Number)
if (major === undefined || major < oldestNode) {
  stop(
    `Node ${process.versions.node} is too old: install Node ${oldestNode} or newer from https://nodejs.org and try again.`,
  )
}
try {
  if (!isInstalled(root)) await install(script)
  const { exitCode } = await runChild(installedNode(root), [...options, join(root, script), ...parameters], {
    cwd: root,
    env: {
      // Servers and commands are started many times: what Node has compiled, and TypeScript that it has stripped, is kept.
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
      ...cleanEnvironment(process.env, join(root, 'node_modules', '.bin')),
    },
  })
  process.exitCode = exitCode
} catch (error) {
  stop(explainFailure(String(error)) ?? String(error))
}
