import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testConfig } from '../../test/open-shop.ts'
import { createApi } from '../create-api.ts'
import { lockDataDir } from './data-dir-lock.ts'

describe('the lock of a data directory', () => {
  let dataDir: string
  const lockFile = () => join(dataDir, 'server.lock')

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'krishi-lock-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

  async function deadProcess(): Promise<number> {
    const child = spawn(process.execPath, ['--eval', ''])
    await once(child, 'exit')
    return child.pid ?? 0
  }

  it('is held until it is released', () => {
    const first = lockDataDir(dataDir)
    expect(lockDataDir(dataDir)).toMatchObject({ ok: false, error: { code: 'database/locked' } })
    if (first.ok) first.value.release()
    expect(existsSync(lockFile())).toBe(false)
    const second = lockDataDir(dataDir)
    expect(second.ok).toBe(true)
    if (second.ok) second.value.release()
  })

  it('is never taken from a living process, and the refusal says what to do', async () => {
    const living = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'])
    try {
      writeFileSync(lockFile(), `${living.pid} ${hostname()}\n`)
      const refused = lockDataDir(dataDir)
      expect(refused.ok ? '' : refused.error.serverMessage).toBe(
        `The data directory ${dataDir} is in use by process ${living.pid} on ${hostname()}. A second server on it would lose orders. Stop that server, choose another DATA_DIR, or remove ${lockFile()} if no server is running.`,
      )
      expect(readFileSync(lockFile(), 'utf8')).toContain(String(living.pid))
    } finally {
      living.kill()
      await once(living, 'exit')
    }
  })

  it('is taken over from a dead process', async () => {
    writeFileSync(lockFile(), `${await deadProcess()} ${hostname()}\n`)
    const lock = lockDataDir(dataDir)
    expect(lock.ok).toBe(true)
    expect(readFileSync(lockFile(), 'utf8')).toBe(`${process.pid} ${hostname()}\n`)
    if (lock.ok) lock.value.release()
  })

  it('is taken over from an earlier process that had our own id, as the first one of a container does', () => {
    writeFileSync(lockFile(), `${process.pid} ${hostname()}\n`)
    const lock = lockDataDir(dataDir)
    expect(lock.ok).toBe(true)
    if (lock.ok) lock.value.release()
  })

  it('says of a lock that another host has left what to do in one sentence', () => {
    writeFileSync(lockFile(), '1 another-host\n')
    const refused = lockDataDir(dataDir)
    expect(refused.ok ? '' : refused.error.serverMessage).toBe(
      `The data directory ${dataDir} is locked by process 1 on another host, another-host: stop the shop there, or, if none runs there any more, remove ${lockFile()} and start again.`,
    )
  })

  it.each(['1 another-host\n', '', 'nonsense'])('is respected when its holder cannot be checked: %j', (content) => {
    writeFileSync(lockFile(), content)
    expect(lockDataDir(dataDir)).toMatchObject({ ok: false, error: { code: 'database/locked' } })
  })

  it('stops a second server from opening the embedded database', async () => {
    writeFileSync(lockFile(), '1 another-host\n')
    const api = createApi({ config: testConfig({ databaseUrl: null, dataDir }) })
    expect(await api.ready()).toMatchObject({ ok: false, error: { code: 'database/locked' } })
    expect((await api.app.request('/readyz')).status).toBe(503)
    expect((await api.app.request('/api/menu?language=en')).status).toBe(503)
    await api.close()
  })
})
