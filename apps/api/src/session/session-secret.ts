import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What signs: the newest alone. The older ones still verify what they have signed, until they are taken out of the list. */
export type Secrets = readonly [newest: string, ...older: string[]]

/** The secret that a data directory keeps, made at its first use, so that a restart ends nobody's session. */
export function keptSessionSecret(dataDir: string): string {
  const path = join(dataDir, 'session-secret')
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(path, 'utf8')
}
