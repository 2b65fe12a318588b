// `npm run test:medusa`: the adapter of Medusa on a real Medusa server, with our catalogue, on PostgreSQL. Needs the npm registry once.
import { hasPostgres } from '../apps/api/test/postgres.ts'
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
const medusa = await startMedusa()

/** Brings our seeds into the shop and runs the tests on it. Returns their exit code. */
async function prove(): Promise<number> {
  const call = await signInAsOwner(medusa)
  const shop = await seedShop(call)
  console.log('Bringing our seeds into the shop of Medusa…')
  console.log(`${await seedCatalogue(call, shop, ['seeds'])} products`)
  const config = ['--config', 'scripts/medusa/vitest.config.ts', '--root', '.']
  const { exitCode } = await runCommand('vitest', ['run', ...config, ...process.argv.slice(2)], {
    env: { MEDUSA_UNDER_TEST: await toldOf(medusa, shop) },
  })
  return exitCode === 0 ? (await runCommand(process.execPath, ['scripts/engines.ts'])).exitCode : exitCode
}

try {
  process.exitCode = await prove()
} finally {
  await medusa.stop()
}
process.exit()
