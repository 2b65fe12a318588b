/** How one test of a report ended. */
export interface TestOutcome {
  /** With the titles of the groups around it. */
  readonly title: string
  /** `flaky`: it passed at its second try. */
  readonly status: 'passed' | 'failed' | 'skipped' | 'flaky'
  /** How long it took, all tries together. */
  readonly seconds: number
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      /** In ms. */
      readonly duration?: number | null
    }[]
  }[]
}

interface PlaywrightSuite {
  readonly title: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly projectName: string
      readonly status: string
      /** In ms. */
      readonly results?: readonly { readonly duration: number }[]
    }[]
  }[]
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[]
  readonly errors?: readonly { readonly message?: string }[]
}

/** All tests of a JSON report of Vitest or Playwright. A file that could not even be loaded is one failed test. */
export function readTestReport(json: string): TestOutcome[] {
  const report = JSON.parse(json) as VitestReport | PlaywrightReport
  return 'testResults' in report ? fromVitest(report) : fromPlaywright(report)
}

function fromVitest({ testResults }: VitestReport): TestOutcome[] {
  return testResults.flatMap(({ name, status, assertionResults }): TestOutcome[] => {
    if (assertionResults.length === 0 && status === 'failed') return [{ title: name, status: 'failed', seconds: 0 }]
    return assertionResults.map(({ fullName, status: state, duration }) => ({
      title: fullName,
      status: statusOf(state),
      seconds: (duration ?? 0) / 1000,
    }))
  })
}

function fromPlaywright({ suites, errors = [] }: PlaywrightReport): TestOutcome[] {
  const broken = errors.map(({ message = 'error' }): TestOutcome => ({ title: message, status: 'failed', seconds: 0 }))
  return [...broken, ...suites.flatMap((suite) => fromSuite(suite, []))]
}

function fromSuite(suite: PlaywrightSuite, above: readonly string[]): TestOutcome[] {
  const titles = [...above, suite.title]
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ projectName, status, results = [] }) => ({
      title: [...titles, spec.title, ...(projectName === '' ? [] : [`(${projectName})`])].join(' '),
      status: statusOf(status),
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => fromSuite(inner, titles))]
}

function statusOf(status: string): TestOutcome['status'] {
  if (status === 'passed' || status === 'expected') return 'passed'
  if (status === 'flaky') return 'flaky'
  return ['skipped', 'pending', 'todo', 'disabled'].includes(status) ? 'skipped' : 'failed'
}
