import { mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lockDataDir } from '../../apps/api/src/database/data-dir-lock.ts'
import { dataDirObstacle, diskObstacle, portObstacle, preflight } from './preflight.ts'

let dataDir = ''

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'krishi-preflight-'))
})

afterEach(() => rmSync(dataDir, { recursive: true }))

it('names the variable that cannot be used, before anything is built', async () => {
  const checked = await preflight({ PORT: 'http', DATA_DIR: dataDir })
  expect(checked).toEqual({ ok: false, obstacles: [expect.stringMatching(/^PORT is "http"/)] })
})

it('says which port is taken and how to choose another', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  expect(await portObstacle({ host: '127.0.0.1', port })).toContain(`Port ${port} is taken by another program`)
  server.close()
  await once(server, 'close')
  expect(await portObstacle({ host: '127.0.0.1', port })).toBeNull()
})

it('says who holds the data directory', () => {
  const lock = lockDataDir(dataDir)
  expect(dataDirObstacle(dataDir)).toContain(`in use by process ${process.pid}`)
  if (lock.ok) lock.value.release()
  expect(dataDirObstacle(dataDir)).toBeNull()
})

it('says that a data directory cannot be made', () => {
  expect(dataDirObstacle('/dev/null/data')).toContain('cannot be written')
})

it.each([
  { isThere: false, free: 299, needed: '300 MB' },
  { isThere: true, free: 19, needed: '20 MB' },
])('says that a disk is nearly full, with a database: $isThere', ({ isThere, free, needed }) => {
  const obstacle = diskObstacle('/shop', free * 1024 * 1024, isThere)
  expect(obstacle).toContain(`The disk of /shop is nearly full: the database needs ${needed},`)
  expect(diskObstacle('/shop', (free + 1) * 1024 * 1024, isThere)).toBeNull()
})
