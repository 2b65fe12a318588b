import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { APIRequestContext } from '@playwright/test'
import { freePort } from '../../../../scripts/e2e/free-port.ts'
import { expect } from './expect.ts'
import { ExternalPlatform, platformAccount } from './external-platform.ts'
import { test as base } from './shop-test.ts'
import { serverEnvironment } from './server-environment.ts'

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url))

/** Who sells in the shop under Indian law. */
export const seller = {
  SELLER_NAME: 'Krishi Private Limited',
  SELLER_ADDRESS: '12 Temple Road, Mysuru, Karnataka 570001',
  INSECTICIDE_LICENCE: 'KA/MYS/2026/114',
  GRIEVANCE_OFFICER: 'Asha Rao',
  GRIEVANCE_CONTACT: 'grievance@krishi.example',
  CONSUMER_HELPLINE: '1915',
} as const

/** Opens the built shop under `india-2026`, with a database of its own; returns its origin and what closes it. */
async function openLawfulShop(request: APIRequestContext, platformPort: number) {
  const port = String(freePort())
  const dataDir = mkdtempSync(join(tmpdir(), 'krishi-lawful-'))
  const server = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      ...serverEnvironment(port, dataDir),
      ...seller,
      ...platformAccount(platformPort),
      COMPLIANCE: 'india-2026',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  const isReady = () =>
    request.get(`${origin}/readyz`).then(
      (answer) => answer.ok(),
      () => false,
    )
  await expect.poll(async () => server.exitCode !== null || (await isReady()), { timeout: 170_000 }).toBe(true)
  expect(server.exitCode).toBeNull()
  return {
    origin,
    async close() {
      const closed = once(server, 'exit')
      server.kill('SIGTERM')
      await closed
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A shop that keeps to Indian law, and the platform that its external checkout is on. */
interface LawfulShop {
  readonly origin: string
  readonly platform: ExternalPlatform
}

/** Journeys in a shop that keeps to Indian law. A file of them runs in one worker, which opens the shop once. */
export const test = base.extend<{ platform: ExternalPlatform }, { lawfulShop: LawfulShop }>({
  lawfulShop: [
    async ({ playwright }, give) => {
      const request = await playwright.request.newContext()
      const platform = new ExternalPlatform()
      const platformPort = freePort()
      await platform.listen(platformPort)
      const shop = await openLawfulShop(request, platformPort)
      await give({ origin: shop.origin, platform })
      await shop.close()
      platform.close()
      await request.dispose()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  platform: ({ lawfulShop }, give) => give(lawfulShop.platform),
  baseURL: ({ lawfulShop }, give) => give(lawfulShop.origin),
})
