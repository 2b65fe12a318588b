import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { cleanEnvironment, runChild } from './run-child.mjs'

const runChildUrl = new URL('run-child.mjs', import.meta.url).href

it('drops what npm says of itself and keeps how to reach the registry', () => {
  const environment = { npm_lifecycle_event: 'start', npm_config_registry: 'https://registry.example', HOME: '/home/a' }
  expect(cleanEnvironment(environment)).toEqual({ npm_config_registry: 'https://registry.example', HOME: '/home/a' })
})

it('puts the binaries of the workspace first on the path', () => {
  expect(cleanEnvironment({ PATH: '/usr/bin' }, '/shop/bin')['PATH']).toMatch(/^\/shop\/bin[:;]\/usr\/bin$/)
})

it('gives the exit code and the output of the child', async () => {
  const script = 'console.log("half done"); process.exit(3)'
  const outcome = await runChild(process.execPath, ['-e', script], { cwd: '.', env: process.env, show: () => false })
  expect(outcome).toEqual({ exitCode: 3, output: 'half done\n' })
})

it('counts a child that a signal ended as failed', async () => {
  const script = 'process.kill(process.pid, "SIGKILL")'
  const outcome = await runChild(process.execPath, ['-e', script], { cwd: '.', env: process.env })
  expect(outcome.exitCode).toBe(137)
})

/** A program that runs a server as its child, which says when it opens and closes. */
function programWithServer(signal: string): string {
  const server = `process.on('${signal}', () => { console.log('closing'); process.exit(0) }); setInterval(() => {}, 1000); console.log('open')`
  return `
    import { runChild } from '${runChildUrl}'
    const { exitCode } = await runChild(process.execPath, ['-e', ${JSON.stringify(server)}], { cwd: '.', env: process.env })
    process.exitCode = exitCode`
}

/** Runs a command until its server is open, then sends it a signal and gives all that it printed. */
async function interrupted(command: string, parameters: readonly string[], signal: NodeJS.Signals) {
  const parent = spawn(command, parameters, {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  parent.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    if (output === 'open\n') parent.kill(signal)
  })
  const [exitCode] = (await once(parent, 'close')) as [number | null]
  return { exitCode, output }
}

it.each(['SIGINT', 'SIGTERM'] as const)('passes %s on, and ends as the child ends', async (signal) => {
  const parameters = ['--input-type=module', '-e', programWithServer(signal)]
  expect(await interrupted(process.execPath, parameters, signal)).toEqual({ exitCode: 0, output: 'open\nclosing\n' })
})

it('closes the child when only the shell of npm is ended', async () => {
  const script = `"$1" --input-type=module -e "$2"; true`
  const parameters = ['-c', script, 'sh', process.execPath, programWithServer('SIGTERM')]
  expect((await interrupted('sh', parameters, 'SIGTERM')).output).toBe('open\nclosing\n')
})
