// `npm run shop`: what the owner of the shop does with its catalogue and its accounts, on the database that the environment names as it
// does for `npm start`.
import { createInterface } from 'node:readline/promises'
import { shopSeeds } from '../../src/seeding/index.ts'
import { runShopCommand } from '../../src/shopkeeping/shop-command.ts'
import { openShopDatabase } from '../open-shop-database.ts'
import { describeProgress } from './progress.ts'

const { opened } = await openShopDatabase()

try {
  // Who looks on sees one line that grows; a file gets a line each time.
  const onLines = (lines: number, share?: number) =>
    process.stderr.write(
      process.stderr.isTTY ? `\r  ${describeProgress(lines, share)}` : `  ${describeProgress(lines, share)}\n`,
    )
  // A whole catalogue takes longer than a shopper may wait.
  const database = { ...opened, database: opened.maintenance }
  async function readLine(question: string): Promise<string> {
    const lines = createInterface({ input: process.stdin, output: process.stderr })
    // An input that ends without a line has said nothing.
    const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')))
    const line = await Promise.race([lines.question(question), ended])
    lines.close()
    return line
  }
  const command = { database, seeds: shopSeeds(), onLines, readLine }
  const { lines, exitCode } = await runShopCommand(command, process.argv.slice(2))
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
  const out = exitCode === 0 ? process.stdout : process.stderr
  out.write(`${lines.join('\n')}\n`)
  process.exitCode = exitCode
} finally {
  await opened.close()
}
