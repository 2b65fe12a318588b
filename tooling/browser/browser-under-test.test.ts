import { expect, it } from 'vitest'
import { browserObstacle, browserUnderTest } from './browser-under-test.ts'

it('says in words that a browser is absent, and how to get it', () => {
  expect(browserObstacle('webkit', '/nowhere')).toContain('npx playwright install webkit')
  expect(browserObstacle('webkit', process.execPath)).toBeNull()
})

it('takes Chromium unless told otherwise, and refuses a name that it does not know', () => {
  expect(browserUnderTest('chromium')).toMatchObject({ browserName: 'chromium', launchOptions: {} })
  expect(browserUnderTest('firefox')).toEqual({ browserName: 'firefox' })
  expect(() => browserUnderTest('opera')).toThrow('Set it to chromium, firefox or webkit')
})
