// `pnpm order:crashes [runs]`: kills the server at each step of an order that is paid online, with shoppers who tap again, have two
// tabs, go Back or give up, and counts what came of it. Ends with 1 when any run left anything but one order and one charge, or none.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isSound, openMortalShop, steps, type Run } from '../../test/killed-payments.ts'

const count = Number(process.argv[2] ?? 500)
const dataDir = mkdtempSync(join(tmpdir(), 'krishi-crashes-'))

function row({ name }: { readonly name: string }, runs: readonly Run[]) {
  const its = runs.filter(({ step }) => step === name)
  const having = (is: (run: Run) => boolean) => its.filter(is).length
  return {
    step: name,
    runs: its.length,
    killed: having(({ wasKilled }) => wasKilled),
    'one order, one charge': having((run) => isSound(run) && run.orders === 1),
    'none, none': having((run) => isSound(run) && run.orders === 0),
    'anything else': having((run) => !isSound(run)),
  }
}

const shop = await openMortalShop({ databaseUrl: process.env['DATABASE_URL'] ?? null, dataDir })
try {
  const runs: Run[] = []
  for (let index = 0; index < count; index += 1) runs.push(await shop.run(index))
  console.table(steps.map((step) => row(step, runs)))
  const unsound = runs.filter((run) => !isSound(run))
  for (const run of unsound) console.error(run)
  console.log(`${runs.length} runs, ${runs.length - unsound.length} of them sound`)
  process.exitCode = unsound.length === 0 ? 0 : 1
} finally {
  await shop.close()
  rmSync(dataDir, { recursive: true, force: true })
}
