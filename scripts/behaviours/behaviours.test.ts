import { expect, it } from 'vitest'
import type { TestOutcome } from '../lib/test-reports.ts'
import { idsOf, proveBehaviours } from './prove-behaviours.ts'
import { readBehaviours } from './read-behaviours.ts'

const cart = readBehaviours(`# Behaviours
## S23 Cart
- **23.1** A product goes into the cart — claimed
- **23.2** A line is removed — open
## S25 Prices
- **25.1** The cart's total — claimed
`)

function test(title: string, status: TestOutcome['status'] = 'passed'): TestOutcome {
  return { title, status, seconds: 0 }
}

it('reads rows below their systems', () => {
  expect(cart).toEqual([
    { id: '23.1', system: 'S23 Cart', isClaimed: true },
    { id: '23.2', system: 'S23 Cart', isClaimed: false },
    { id: '25.1', system: 'S25 Prices', isClaimed: true },
  ])
})

it.each(['- **23.1** No state', '- 23.1 No stars — open', '- **23.1**  — open'])('refuses the row %s', (row) => {
  expect(() => readBehaviours(`## S23 Cart\n${row}`)).toThrow(/cannot be read/)
})

it('refuses an id that is listed twice', () => {
  expect(() => readBehaviours('## S1 A\n- **1.1** One — open\n- **1.1** Two — open')).toThrow(/lists 1.1 twice/)
})

it('reads single ids and lists of ids out of titles', () => {
  expect(idsOf('cart [23.1] adds [25.1, 25.2] and [3] not')).toEqual(['23.1', '25.1', '25.2'])
})

it('counts what passing tests name, per system', () => {
  const { systems, problems } = proveBehaviours(cart, [test('[23.1, 25.1] adds'), test('[23.2] removes')], [])
  expect(problems).toEqual([])
  expect(systems).toEqual([
    { system: 'S23 Cart', proven: 2, claimed: 1, total: 2 },
    { system: 'S25 Prices', proven: 1, claimed: 1, total: 1 },
  ])
})

it.each([
  ['missing', [], '23.1 is claimed but has no test'],
  ['skipped', [test('[23.1] adds', 'skipped')], '23.1 is claimed but has only skipped tests'],
  ['failed', [test('[23.1] adds', 'failed'), test('[23.1] b')], '23.1 is claimed but has a failing test: [23.1] adds'],
])('fails on a claim whose test is %s', (_, tests, problem) => {
  expect(proveBehaviours(cart, [...tests, test('[25.1] sums')], []).problems).toEqual([problem])
})

it('fails on an id that the list does not have', () => {
  const tests = [test('[23.1] adds'), test('[25.1] sums'), test('[99.9] flies')]
  expect(proveBehaviours(cart, tests, []).problems).toEqual([expect.stringContaining('99.9 is named by a test')])
})

it('marks a claim that only the full matrix carries, and asks for no proof of it where that did not run', () => {
  const outsideGate = ['[25.1] sums in six languages', '[23.1] adds in Hindi']
  const { onlyInFull, problems } = proveBehaviours(cart, [test('[23.1] adds')], outsideGate)
  expect({ onlyInFull, problems }).toEqual({ onlyInFull: ['25.1'], problems: [] })
  const failed = proveBehaviours(
    cart,
    [test('[23.1] adds'), test('[25.1] sums in six languages', 'failed')],
    outsideGate,
  )
  expect(failed.problems).toEqual(['25.1 is claimed but has a failing test: [25.1] sums in six languages'])
})
