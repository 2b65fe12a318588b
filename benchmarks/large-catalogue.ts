/**
 * A catalogue of 100,000 packs brought into an empty shop by `npm run shop -- import`, brought again, and taken out: seconds, and
 * the most memory of the process. The embedded database runs within that process. With DATABASE_URL, which names an empty
 * database, a server is measured instead. Targets of the first import: 120 s, 300 MiB. Linux only: memory is read from /proc.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { catalogueLines } from './lib/catalogue-lines.ts'

const productCount = 25_000

function peakOf(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    // The process has just ended.
    return 0
  }
}

async function run(dataDir: string, ...words: string[]) {
  const script = fileURLToPath(new URL('../apps/api/scripts/shop/main.ts', import.meta.url))
  const started = performance.now()
  // As `npm run shop` starts it.
  const child = spawn(process.execPath, ['--max-semi-space-size=4', script, ...words], {
    env: { ...process.env, DATA_DIR: dataDir },
  })
  let said = ''
  child.stdout.on('data', (text: Buffer) => (said += text.toString()))
  child.stderr.on('data', (text: Buffer) => (said += text.toString()))
  let peak = 0
  const timer = setInterval(() => (peak = Math.max(peak, peakOf(child.pid ?? 0))), 50)
  const [exitCode] = (await once(child, 'exit')) as [number | null]
  clearInterval(timer)
  const seconds = (performance.now() - started) / 1000
  if (exitCode !== 0) throw new Error(`The command failed: ${said}. Nothing is measured. Correct what it says.`)
  return { seconds: seconds.toFixed(1), 'MiB at most': peak.toFixed(0), said: said.trim().split('\n').at(-1) ?? '' }
}

const folder = mkdtempSync(join(tmpdir(), 'krishi-large-'))
try {
  const file = join(folder, 'large.csv')
  await pipeline(Readable.from(catalogueLines(productCount)), createWriteStream(file))
  const dataDir = join(folder, 'data')
  console.table({
    import: await run(dataDir, 'import', file),
    'import again': await run(dataDir, 'import', file),
    export: await run(dataDir, 'export', join(folder, 'out.csv')),
  })
} finally {
  rmSync(folder, { recursive: true })
}
