import { defineConfig } from 'vitest/config'
import { compiledMessages } from '../compile-messages.ts'
import { mutatedPackage } from './packages.ts'

const { folder, leftOut, globalSetup } = mutatedPackage()
const tests = process.env['MUTATED_TESTS'] || folder

/** The tests as a run of mutants sees them. */
export default defineConfig({
  plugins: [compiledMessages()],
  test: {
    include: [`${tests}/**/*.test.ts`],
    exclude: ['**/node_modules/**', ...leftOut],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    ...(globalSetup !== undefined && { globalSetup }),
  },
})
