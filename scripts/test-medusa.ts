// `npm run test:medusa`: the adapter of Medusa, and the shop on it, on a real Medusa server with our catalogue, on PostgreSQL.
// Needs the npm registry once.
import { hasPostgres } from '../apps/api/test/postgres.ts'
import { freePort } from './e2e/free-port.ts'
import { signInAsOwner } from './medusa/admin-client.ts'
import { installMedusa } from './medusa/installation.ts'
import { seedCatalogue } from './medusa/seed-catalogue.ts'
import { seedShop } from './medusa/seed-shop.ts'
import { startMedusa } from './medusa/start-medusa.ts'
import { toldOf } from './medusa/told-of.ts'
import { runCommand } from './lib/run-command.ts'

if (!hasPostgres) {
  throw new Error('PostgreSQL is not installed, so Medusa has no database. Install the package postgresql of Debian.')
}
// What was started ends with this process, however it ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
await installMedusa()
const shopPort = String(freePort())
const medusa = await startMedusa(`http://127.0.0.1:${shopPort}`)

/** Brings our seeds into the shop and runs the tests on it, first of the ports, then in a browser. Returns their exit code. */
async function prove(): Promise<number> {
  const call = await signInAsOwner(medusa)
  const shop = await seedShop(call)
  console.log('Bringing our seeds into the shop of Medusa…')
  console.log(`${await seedCatalogue(call, shop, ['seeds'])} products`)
  const env = { MEDUSA_UNDER_TEST: await toldOf(medusa, shop), E2E_PORT: shopPort }
  const config = ['--config', 'scripts/medusa/vitest.config.ts', '--root', '.']
  const steps = [
    ['vitest', 'run', ...config, ...process.argv.slice(2)],
    ['playwright', 'test', '--config', 'scripts/medusa/playwright.config.ts'],
    [process.execPath, 'scripts/engines.ts'],
  ] as const
  for (const [program, ...parameters] of steps) {
    const { exitCode } = await runCommand(program, parameters, { env })
    if (exitCode !== 0) return exitCode
  }
  return 0
}

try {
  process.exitCode = await prove()
} finally {
  await medusa.stop()
}
process.exit()
