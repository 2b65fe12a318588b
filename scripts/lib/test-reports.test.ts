import { expect, it } from 'vitest'
import { readTestReport } from './test-reports.ts'

it('reads tests out of a report of Vitest', () => {
  const report = {
    testResults: [
      {
        name: '/shop/cart.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'cart [23.1] adds', status: 'passed' },
          { fullName: 'cart removes', status: 'failed' },
          { fullName: 'cart later', status: 'pending' },
        ],
      },
      { name: '/shop/broken.test.ts', status: 'failed', assertionResults: [] },
    ],
  }
  expect(readTestReport(JSON.stringify(report))).toEqual([
    { title: 'cart [23.1] adds', status: 'passed' },
    { title: 'cart removes', status: 'failed' },
    { title: 'cart later', status: 'skipped' },
    { title: '/shop/broken.test.ts', status: 'failed' },
  ])
})

it('reads tests out of a report of Playwright, one for each screen', () => {
  const tests = [
    { projectName: 'phone', status: 'expected' },
    { projectName: 'desktop', status: 'flaky' },
  ]
  const report = {
    suites: [{ title: 'cart.e2e.ts', suites: [{ title: 'cart', specs: [{ title: '[23.1] adds', tests }] }] }],
    errors: [{ message: 'no server' }],
  }
  expect(readTestReport(JSON.stringify(report))).toEqual([
    { title: 'no server', status: 'failed' },
    { title: 'cart.e2e.ts cart [23.1] adds (phone)', status: 'passed' },
    { title: 'cart.e2e.ts cart [23.1] adds (desktop)', status: 'flaky' },
  ])
})
