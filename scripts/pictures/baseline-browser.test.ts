import { expect, it } from 'vitest'
import { versionObstacle } from './baseline-browser.ts'

it('compares pictures of the same Chromium only, and says how to go on with another', () => {
  expect(versionObstacle('156', '156')).toBeNull()
  expect(versionObstacle('156', '157')).toMatch(/taken with Chromium 156 .* has 157.* visual:update/)
})
