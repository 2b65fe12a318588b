import type { TestProject } from 'vitest/node'
import { makeTemporaryFolder } from '../../../tooling/temporary-folder/temporary-folder.ts'
// Says what the tests are provided with.
import type {} from './prepare-databases.ts'
import { prepareEmbedded } from './templates.ts'

/** Runs once before all tests of the host, whose shops have embedded databases. */
export default async function prepare({ provide }: TestProject): Promise<void> {
  const folder = makeTemporaryFolder('data')
  provide('databases', { postgres: null, embedded: await prepareEmbedded(folder), folder })
}
