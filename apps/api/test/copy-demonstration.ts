import { cpSync, existsSync } from 'node:fs'

/**
 * Puts a database with the demonstration, which takes ten seconds to load, into a data directory. A run of all tests has loaded it
 * and names its folder in `DEMONSTRATION`; where it has not, nothing happens, and the server that opens the directory loads it.
 */
export function copyDemonstration(dataDir: string): void {
  const demonstration = process.env['DEMONSTRATION']
  if (demonstration && existsSync(demonstration)) cpSync(demonstration, dataDir, { recursive: true })
}
