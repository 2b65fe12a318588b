import { defineConfig } from 'vitest/config'

/** The tests as the mutation run sees them: without the one that measures time, which instrumented code cannot pass. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    exclude: ['**/*.speed.test.ts'],
    testTimeout: 60_000,
  },
})
