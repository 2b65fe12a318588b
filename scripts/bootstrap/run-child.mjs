import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter } from 'node:path'

/** How much of a child's output is kept to explain a failure. */
const keptCharacters = 20_000

/** How often it is looked whether npm's shell still lives. */
const watchMs = 250

/** What npm says of itself to its scripts confuses pnpm; how to reach the registry must stay. */
const networkSetting = /^npm_config_(registry|userconfig|cafile|ca|strict_ssl|https?_?proxy|proxy|noproxy)$/i

/**
 * The environment for a child: without npm's own variables, with `binaries` first on the path.
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @param {string} [binaries]
 * @returns {Record<string, string | undefined>}
 */
export function cleanEnvironment(environment, binaries) {
  const entries = Object.entries(environment).filter(([name]) => !/^npm_/i.test(name) || networkSetting.test(name))
  const clean = Object.fromEntries(entries)
  if (binaries === undefined) return clean
  const path = Object.keys(clean).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  return { ...clean, [path]: [binaries, clean[path]].filter(Boolean).join(delimiter) }
}

/**
 * Runs a command to its end. Signals to this process reach it; one that a signal ended has failed, with the number
 * that shells use. With `show`, its output is kept and only the lines that `show` picks are printed.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {{ cwd: string, env: Record<string, string | undefined>, show?: (line: string) => boolean }} options
 * @returns {Promise<{ exitCode: number, output: string }>}
 */
export function runChild(command, parameters, { cwd, env, show }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd,
      env,
      stdio: show === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && command === 'npx',
    })
    let output = ''
    /** @param {Buffer} chunk */
    const keep = (chunk) => {
      output = (output + chunk.toString()).slice(-keptCharacters)
      for (const line of chunk.toString().split('\n')) if (show?.(line)) process.stdout.write(`    ${line}\n`)
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)

    const release = passSignals(child)
    child.on('error', (error) => {
      release()
      reject(error)
    })
    child.on('close', (code, signal) => {
      release()
      const exitCode = signal === null ? (code ?? 1) : 128 + constants.signals[signal]
      resolve({ exitCode, output })
    })
  })
}

/**
 * A terminal sends Ctrl-C to the child itself, npm sends it to us only; passed on twice it would end a clean shutdown.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => void} stops passing
 */
function passSignals(child) {
  let wasInterrupted = false
  const interrupt = () => {
    if (!wasInterrupted && !process.stdin.isTTY) child.kill('SIGINT')
    wasInterrupted = true
  }
  const terminate = () => child.kill('SIGTERM')
  const hangUp = () => child.kill('SIGHUP')
  process.on('SIGINT', interrupt).on('SIGTERM', terminate).on('SIGHUP', hangUp)
  const stopWatching = onShellGone(terminate)
  return () => {
    stopWatching()
    process.off('SIGINT', interrupt).off('SIGTERM', terminate).off('SIGHUP', hangUp)
  }
}

/**
 * Whoever ends npm ends the shell between npm and us, which tells us nothing: without this a server would stay behind.
 * @param {() => void} act
 * @returns {() => void}
 */
function onShellGone(act) {
  if (process.env['npm_lifecycle_event'] === undefined) return () => {}
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    act()
  }, watchMs)
  return () => clearInterval(watch)
}
