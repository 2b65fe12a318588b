import { expect, it } from 'vitest'
import { toSuccess } from './told-success.ts'

it.each([
  [{ result: 'Success' }, true],
  [{ result: 'Failure' }, false],
  [{ result: 'success' }, undefined],
  [{ result: 1 }, undefined],
  [{}, undefined],
  [null, undefined],
  ['Success', undefined],
])(
  '[06.5] takes only the exact word for a success, and what is no word of the wire for another shape: %j',
  (answer, is) => {
    expect(toSuccess(answer)).toBe(is)
  },
)
