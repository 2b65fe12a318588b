import { defineConfig } from 'vitest/config'

/** The tests as the mutation run sees them: without those of the machine itself, its speed and its time zone. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    exclude: ['**/*.machine.test.ts'],
    testTimeout: 60_000,
  },
})
