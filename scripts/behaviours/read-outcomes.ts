import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/root.ts'
import { readTestReport } from '../lib/test-reports.ts'
import type { TestOutcome } from '../lib/test-reports.ts'
import { newestOutcomes } from './newest-outcomes.ts'

/** The reports of one kind of test, such as `e2e.json`, of every part of the matrix that has run. */
export function reportsOf(kind: string): string[] {
  const paths = ['gate', 'rest', 'full'].map((part) => join(root, 'reports', part, kind))
  return paths.filter((path) => existsSync(path))
}

/** How the tests of one kind ended, each as its newest report says; empty where none has run. */
export function readOutcomes(kind: string): TestOutcome[] {
  return newestOutcomes(
    reportsOf(kind).map((path) => ({
      writtenAt: statSync(path).mtimeMs,
      tests: readTestReport(readFileSync(path, 'utf8')),
    })),
  )
}
