import { defineConfig } from 'vitest/config'
import { chunkLoading } from '../../apps/storefront/chunk-loading.ts'
import { compiledMessages } from '../../tooling/compile-messages.ts'

/** Tests that need a Medusa server: `npm run test:medusa` starts it and tells them of it. */
export default defineConfig({
  // The pages of the shop are among them.
  plugins: [compiledMessages(), chunkLoading()],
  test: {
    include: ['packages/adapter-medusa/suites/*.engine.ts', 'apps/storefront/server/*.engine.ts'],
    environment: 'node',
    globalSetup: 'apps/api/test/prepare-embedded.ts',
    maxWorkers: 1,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
})
