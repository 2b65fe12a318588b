import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { catalogueLines } from './catalogue-lines.ts'

const script = fileURLToPath(new URL('../../apps/api/scripts/shop/main.ts', import.meta.url))

/** Brings that many products, of four packs each, into the embedded database in a folder. */
export async function importProducts(dataDir: string, count: number): Promise<void> {
  const file = `${dataDir}.csv`
  await pipeline(Readable.from(catalogueLines(count)), createWriteStream(file))
  const env = { ...process.env, DATA_DIR: dataDir }
  const child = spawn(process.execPath, ['--max-semi-space-size=4', script, 'import', file], { env, stdio: 'ignore' })
  const [exitCode] = (await once(child, 'exit')) as [number | null]
  await rm(file)
  if (exitCode !== 0) throw new Error('The import failed. Nothing can be measured. Try `npm run shop -- import`.')
}
