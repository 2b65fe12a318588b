import { inspectConfig } from '../../apps/api/src/config.ts'
import type { Environment } from '../../apps/api/src/config-reader.ts'
import type { Finding } from '../../apps/api/src/config-production.ts'

/** What whoever runs the shop reads, and how the command ends: 1 when production would refuse to start. */
export interface Diagnosis {
  readonly lines: readonly string[]
  readonly exitCode: 0 | 1
}

/** Settings of development: doing without NODE_ENV is the commonest way to run a shop unsafely. */
const isForDevelopment: Finding = {
  variable: 'NODE_ENV',
  sentence: 'NODE_ENV is not production: set it to production on every server that shoppers reach.',
  risk: 'Sign-in codes are shown to whoever asks for them, payments move no money, and nothing unsafe is refused.',
  remedy: 'NODE_ENV=production',
  isRefused: false,
}

/** Judges the settings of an environment as the start in production does, by the same function, and tells all at once. */
export function diagnose(environment: Environment): Diagnosis {
  const mode = environment['NODE_ENV']?.trim() ?? ''
  const isOther = ['', 'development', 'test'].includes(mode)
  const { findings } = inspectConfig(isOther ? { ...environment, NODE_ENV: 'production' } : environment)
  const refused = findings.filter(({ isRefused }) => isRefused)
  const warnings = [...(isOther ? [isForDevelopment] : []), ...findings.filter(({ isRefused }) => !isRefused)]
  const verdict =
    refused.length === 0
      ? 'Production would start with these settings.'
      : `Production would refuse to start: ${refused.length} ${refused.length === 1 ? 'setting' : 'settings'} must change.`
  return {
    lines: [verdict, ...refused.flatMap(describe('REFUSED')), ...warnings.flatMap(describe('WARNING'))],
    exitCode: refused.length === 0 ? 0 : 1,
  }
}

const describe = (severity: string) => (finding: Finding) => [
  '',
  `${severity} ${finding.variable}`,
  `  ${finding.sentence}`,
  `  Risk: ${finding.risk}`,
  `  Remedy: ${finding.remedy}`,
]
