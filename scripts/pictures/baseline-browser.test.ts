import { expect, it } from 'vitest'
import { versionObstacle } from './baseline-browser.ts'

it('compares pictures of the same Chromium only, and says how to go on with another', () => {
  expect(versionObstacle('156 shell', '156 shell')).toBeNull()
  expect(versionObstacle('156 shell', '157 shell')).toMatch(
    /taken with Chromium 156 shell .* has 157 shell.* visual:update/,
  )
})
