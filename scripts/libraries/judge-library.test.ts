import { describe, expect, it } from 'vitest'
import { judgeLibrary } from './judge-library.ts'

const now = new Date('2026-11-26T00:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()

function judge(version: string, ages: Readonly<Record<string, number>>, isDeprecated = false): readonly string[] {
  const publishedAt = Object.fromEntries(Object.entries(ages).map(([name, days]) => [name, daysAgo(days)]))
  return judgeLibrary({ name: 'seeds', version, isDeprecated, publishedAt }, now)
}

describe('a library that a shop runs', () => {
  it.each([
    ['a patch', '1.2.3', { '1.2.4': 90, '1.2.5': 1 }],
    ['a minor version', '1.2.3', { '1.3.0': 90 }],
    ['a major version', '1.2.3', { '2.0.0': 180 }],
    ['a minor version before 1.0, which may break', '0.2.3', { '0.3.0': 180 }],
    ['what is older, not finished or no version', '1.2.3', { '1.2.2': 900, '1.3.0-rc.1': 900, modified: 900 }],
  ])('is in time with %s', (_, version, ages) => {
    expect(judge(version, ages)).toEqual([])
  })

  it.each([
    [
      'a patch',
      '1.2.3',
      { '1.2.4': 91, '1.2.5': 1 },
      'seeds 1.2.3: 1.2.4 has been there for 91 days, 90 are allowed. Take it.',
    ],
    [
      'a minor version',
      '1.2.3',
      { '1.10.0': 91 },
      'seeds 1.2.3: 1.10.0 has been there for 91 days, 90 are allowed. Take it.',
    ],
    [
      'a major version',
      '1.2.3',
      { '2.0.0': 181 },
      'seeds 1.2.3: 2.0.0 has been there for 181 days, 180 are allowed. Take it.',
    ],
    [
      'a minor version before 1.0',
      '0.2.3',
      { '0.3.0': 181 },
      'seeds 0.2.3: 0.3.0 has been there for 181 days, 180 are allowed. Take it.',
    ],
  ])('is late with %s, from the first one that nobody took', (_, version, ages, sentence) => {
    expect(judge(version, ages)).toEqual([sentence])
  })

  it('is named where nobody mends it, and where it is not finished', () => {
    expect(judge('1.2.3', {}, true)).toEqual(['seeds 1.2.3 is deprecated: nobody mends it. Replace it.'])
    expect(judge('1.2.3-rc.1', {})).toEqual(['seeds 1.2.3-rc.1 is not a finished version. Take one that is.'])
  })
})
