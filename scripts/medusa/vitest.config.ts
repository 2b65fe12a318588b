import { defineConfig } from 'vitest/config'

/** Tests that need a Medusa server: `npm run test:medusa` starts it and tells them of it. */
export default defineConfig({
  test: {
    include: ['packages/adapter-medusa/suites/*.engine.ts'],
    environment: 'node',
    maxWorkers: 1,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
})
