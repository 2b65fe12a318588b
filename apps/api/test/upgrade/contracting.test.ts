import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findContracting } from './contracting.ts'

const folder = fileURLToPath(new URL('../../drizzle', import.meta.url))

/** Those before are in databases already, and 0028 asked for a column that 0030 fills for older servers. */
const firstBound = 30

const bound = readdirSync(folder).filter(
  (name) => /^\d{4}_.+\.sql$/.test(name) && Number(name.slice(0, 4)) >= firstBound,
)

describe('a migration', () => {
  it.each(bound)('expands what there is, so that older servers run on: %s', (name) => {
    expect(findContracting(readFileSync(join(folder, name), 'utf8'))).toEqual([])
  })

  it.each([
    'ALTER TABLE "users" DROP COLUMN "email";',
    'DROP TABLE "codes";',
    'ALTER TABLE "users" RENAME COLUMN "email" TO "mail";',
    'ALTER TABLE "sessions" ALTER COLUMN "used_at" SET NOT NULL;',
    'ALTER TABLE "sessions" ALTER COLUMN "used_at" DROP DEFAULT;',
    'ALTER TABLE "users" ADD COLUMN "email" text NOT NULL;',
    'ALTER TABLE "users" ALTER COLUMN "age" SET DATA TYPE text;',
  ])('is found to break them: %s', (statement) => {
    expect(findContracting(`CREATE INDEX "a" ON "b" ("c");--> statement-breakpoint\n${statement}`)).toEqual([statement])
    expect(findContracting(`-- contract: read by nobody since 1.4\n${statement}`)).toEqual([])
  })

  it.each([
    'ALTER TABLE "users" ADD COLUMN "email" text DEFAULT \'\' NOT NULL;',
    'ALTER TABLE "users" ADD COLUMN "email" text;',
    'ALTER TABLE "sessions" ALTER COLUMN "used_at" SET DEFAULT now();',
    'CREATE TABLE "a" ("b" text NOT NULL);',
    'CREATE TYPE "a" AS ENUM(\'b\');',
    '-- It used to DROP TABLE "codes".\nCREATE INDEX "a" ON "b" ("c");',
  ])('is not found to break them: %s', (statement) => {
    expect(findContracting(statement)).toEqual([])
  })
})
