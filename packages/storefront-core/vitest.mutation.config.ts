import { defineConfig } from 'vitest/config'

/**
 * The tests as the mutation run sees them: without those of the machine itself (its speed and its time zone), and without
 * the one that loads modules inside a test, which hides from the runner what a module does when it is loaded.
 */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    exclude: ['**/*.machine.test.ts', '**/exports.test.ts'],
    testTimeout: 60_000,
  },
})
