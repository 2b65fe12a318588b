import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'

const program = `
  const { makeTemporaryFolder } = await import(${JSON.stringify(new URL('temporary-folder.ts', import.meta.url).href)})
  process.stdout.write(makeTemporaryFolder('try'))
`
const untilKilled = 'setInterval(() => undefined, 1000)'
const cwd = fileURLToPath(new URL('.', import.meta.url))
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'krishi-folders-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const options = () => ({ cwd, env: { ...process.env, TMPDIR: folder } })
const parameters = (end: string) => ['--input-type=module', '--eval', `${program}\n${end}`]

/** Starts a process that has made a folder and goes on. */
async function startOwner() {
  const owner = spawn(process.execPath, parameters(untilKilled), options())
  const [made] = (await once(owner.stdout, 'data')) as [Buffer]
  return { owner, made: String(made) }
}

/** Makes a folder in a process that ends by itself then. */
const runOwner = () => execFileSync(process.execPath, parameters(''), { ...options(), encoding: 'utf8' })

it('is gone when its process has ended', async () => {
  expect(runOwner()).toContain(join(folder, 'krishi-try-'))
  await expect.poll(() => readdirSync(folder)).toEqual([])
})

it('is removed by the next process where its own was killed, and stays while that runs', async () => {
  const { owner, made } = await startOwner()
  writeFileSync(join(made, 'file'), '')
  runOwner()
  expect(existsSync(made)).toBe(true)
  owner.kill('SIGKILL')
  await once(owner, 'exit')
  expect(existsSync(made)).toBe(true)
  runOwner()
  await expect.poll(() => readdirSync(folder)).toEqual([])
})
