import { expect, it } from 'vitest'
import { inBatches } from './in-batches.ts'
import type { Step } from './steps.ts'

const step = (name: string): Step => ({ name, command: ['true'] })
const alone = (name: string): Step => ({ ...step(name), isAlone: true })
const namesOf = (steps: readonly Step[]) => inBatches(steps).map((batch) => batch.map(({ name }) => name))

it('puts neighbours together but for those that run alone, and leaves the order as it is', () => {
  expect(namesOf([alone('a'), step('b'), step('c'), alone('d'), alone('e'), step('f')])).toEqual([
    ['a'],
    ['b', 'c'],
    ['d'],
    ['e'],
    ['f'],
  ])
  expect(namesOf([])).toEqual([])
})
