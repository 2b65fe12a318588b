import { expect, test } from 'vitest'
import { browserObstacle, missingPackages } from './other-browsers.ts'

test('a browser that is not installed is an obstacle that names the packages of Debian', () => {
  const noScreen = (file: unknown) => file !== '/usr/bin/Xvfb'
  const words = 'it is not installed; "apt-get install webkit2gtk-driver xvfb" brings it'
  expect(browserObstacle('webkit', noScreen)).toBe(words)
  expect(browserObstacle('firefox', noScreen)).toBeNull()
  expect(missingPackages('firefox', () => false)).toEqual(['firefox-esr'])
})
