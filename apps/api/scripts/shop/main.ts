// `npm run shop`: what the owner of the shop does with its catalogue and its accounts, on the database that the environment names as it
// does for `npm start`.
import { createInterface } from 'node:readline/promises'
import { shopSeeds } from '../../src/seeding/index.ts'
import { makePushKeys } from '../../src/shopkeeping/push-keys.ts'
import { runShopCommand, type ShopAnswer } from '../../src/shopkeeping/shop-command.ts'
import { openShopDatabase } from '../open-shop-database.ts'
import { describeProgress } from './progress.ts'

async function readLine(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  // An input that ends without a line has said nothing.
  const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')))
  const line = await Promise.race([lines.question(question), ended])
  lines.close()
  return line
}

/** Who looks on sees one line that grows; a file gets a line each time. */
function onLines(lines: number, share?: number): void {
  const told = describeProgress(lines, share)
  process.stderr.write(process.stderr.isTTY ? `\r  ${told}` : `  ${told}\n`)
}

function say({ lines, exitCode }: ShopAnswer): void {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
  const out = exitCode === 0 ? process.stdout : process.stderr
  out.write(`${lines.join('\n')}\n`)
  process.exitCode = exitCode
}

async function runOnDatabase(parameters: readonly string[]): Promise<void> {
  const { opened } = await openShopDatabase()
  try {
    // A whole catalogue takes longer than a shopper may wait.
    const database = { ...opened, database: opened.maintenance }
    say(await runShopCommand({ database, seeds: shopSeeds(), onLines, readLine }, parameters))
  } finally {
    await opened.close()
  }
}

const parameters = process.argv.slice(2)
if (parameters.join(' ') === 'push-keys') say(makePushKeys())
else await runOnDatabase(parameters)
