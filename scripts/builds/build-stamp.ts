import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { listFiles } from '../lib/list-files.ts'

/** Something that is built from files of the workspace; all paths are from its folder. */
export interface Build {
  /** Files and folders that it is made from. */
  readonly inputs: readonly string[]
  /** Files among them that change nothing about it. */
  readonly withoutEffect: RegExp
  /** Environment variables that it reads. @default none */
  readonly variables?: readonly string[]
  /** The folder that it writes. */
  readonly output: string
}

/** A hash of everything that a build is made from. */
export function buildFingerprint(root: string, { inputs, variables = [], withoutEffect }: Build): string {
  const hash = createHash('sha256').update(process.version)
  for (const name of variables) hash.update(`${name}=${process.env[name] ?? ''}\n`)
  for (const input of inputs) {
    for (const path of listFiles(join(root, input))) {
      if (withoutEffect.test(path)) continue
      hash.update(`\n${relative(root, path)}\n`).update(readFileSync(path))
    }
  }
  return hash.digest('hex')
}

function stampPath(root: string, { output }: Build): string {
  return join(root, output, '.inputs')
}

/** Whether it was built from other files than those that are here now, or not at all. */
export function isBuildStale(root: string, build: Build): boolean {
  const stamp = stampPath(root, build)
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== buildFingerprint(root, build)
}

/** Notes that the build fits `fingerprint`, taken before it began: an edit meanwhile makes it stale. */
export function writeBuildStamp(root: string, build: Build, fingerprint: string): void {
  writeFileSync(stampPath(root, build), fingerprint)
}
