import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@krishi/api/config'
import { createApi } from '@krishi/api/create-api'
import { copyDemonstration } from '../../../api/test/copy-demonstration.ts'
import type { SendRequest } from './order-on-a-weak-wire.ts'

/** The real API on a database of its own, for orders on weak wires. */
export async function openShopOfTest(): Promise<{ readonly send: SendRequest; close: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'krishi-lost-'))
  copyDemonstration(dataDir)
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT: 'off', DATA_DIR: dataDir })
  if (!config.ok) throw new Error('The configuration is refused. Nothing can be ordered. Correct the variables above.')
  const api = createApi({ config: config.value })
  await api.ready()
  return {
    send: async (request) => api.app.fetch(request),
    async close() {
      await api.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
