import { expect, it } from 'vitest'
import { readTestReport } from './test-reports.ts'

it('reads tests out of a report of Vitest', () => {
  const report = {
    testResults: [
      {
        name: '/shop/cart.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'cart [23.1] adds', status: 'passed', duration: 1500 },
          { fullName: 'cart removes', status: 'failed' },
          { fullName: 'cart later', status: 'pending' },
        ],
      },
      { name: '/shop/broken.test.ts', status: 'failed', assertionResults: [] },
    ],
  }
  expect(readTestReport(JSON.stringify(report))).toEqual([
    { title: 'cart [23.1] adds', status: 'passed', seconds: 1.5 },
    { title: 'cart removes', status: 'failed', seconds: 0 },
    { title: 'cart later', status: 'skipped', seconds: 0 },
    { title: '/shop/broken.test.ts', status: 'failed', seconds: 0 },
  ])
})

it('reads tests out of a report of Playwright, one for each screen', () => {
  const tests = [
    { projectName: 'phone', status: 'expected', results: [{ duration: 2000 }] },
    { projectName: 'desktop', status: 'flaky', results: [{ duration: 2000 }, { duration: 500 }] },
  ]
  const report = {
    suites: [{ title: 'cart.e2e.ts', suites: [{ title: 'cart', specs: [{ title: '[23.1] adds', tests }] }] }],
    errors: [{ message: 'no server' }],
  }
  expect(readTestReport(JSON.stringify(report))).toEqual([
    { title: 'no server', status: 'failed', seconds: 0 },
    { title: 'cart.e2e.ts cart [23.1] adds (phone)', status: 'passed', seconds: 2 },
    { title: 'cart.e2e.ts cart [23.1] adds (desktop)', status: 'flaky', seconds: 2.5 },
  ])
})
