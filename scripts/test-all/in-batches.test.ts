import { expect, it } from 'vitest'
import { inBatches } from './in-batches.ts'
import type { Step } from './steps.ts'

const heavy = (name: string): Step => ({ name, command: ['true'] })
const light = (name: string): Step => ({ ...heavy(name), isLight: true })
const namesOf = (steps: readonly Step[]) => inBatches(steps).map((batch) => batch.map(({ name }) => name))

it('puts light neighbours together, and leaves the order as it is', () => {
  expect(namesOf([heavy('a'), light('b'), light('c'), heavy('d'), light('e')])).toEqual([
    ['a'],
    ['b', 'c'],
    ['d'],
    ['e'],
  ])
  expect(namesOf([])).toEqual([])
})
