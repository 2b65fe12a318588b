import { execFileSync } from 'node:child_process'

// Written and not logged: a log may be in colour.
const askSystem =
  'const s = require("net").createServer().listen(0, () => { process.stdout.write(String(s.address().port)); s.close() })'

/** A port that nobody listens on. In a process of its own, as a configuration file cannot wait for an answer. */
export function freePort(): number {
  return Number(execFileSync(process.execPath, ['-e', askSystem], { encoding: 'utf8' }))
}
