// `npm run shop`: what the owner of the shop does with its catalogue, on the database that the environment names as it does for
// `npm start`.
import { readConfig } from '../../src/config.ts'
import { openDatabase } from '../../src/database/index.ts'
import { shopSeeds } from '../../src/seeding/index.ts'
import { runShopCommand } from '../../src/shopkeeping/shop-command.ts'

function stop(sentences: readonly string[]): never {
  process.stderr.write(`${sentences.join('\n')}\n`)
  process.exit(1)
}

const config = readConfig(process.env)
if (!config.ok) stop(Object.values(config.error.fields ?? {}))
const opened = await openDatabase(config.value)
if (!opened.ok) stop([opened.error.serverMessage ?? opened.error.code])

try {
  const onLines = (lines: number) => process.stderr.write(`  ${lines.toLocaleString('en-IN')} lines\n`)
  // A whole catalogue takes longer than a shopper may wait.
  const database = { ...opened.value, database: opened.value.patient }
  const command = { database, seeds: shopSeeds(), onLines }
  const { lines, exitCode } = await runShopCommand(command, process.argv.slice(2))
  const out = exitCode === 0 ? process.stdout : process.stderr
  out.write(`${lines.join('\n')}\n`)
  process.exitCode = exitCode
} finally {
  await opened.value.close()
}
