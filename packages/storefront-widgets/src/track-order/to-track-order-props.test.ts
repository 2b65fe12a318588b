import { describe, expect, it } from 'vitest'
import { toTrackOrderProps } from './to-track-order-props.ts'

const view = {
  input: '98',
  problem: null,
  isMissing: false,
  isPending: false,
  isReady: false,
  setInput: () => undefined,
  submit: () => Promise.resolve(),
}

describe('the search for an order', () => {
  it.each([
    [null, undefined],
    [{ kind: 'input' }, 'input'],
    [{ kind: 'failed' }, 'failed'],
    [{ kind: 'server', sentence: 'No such order' }, { sentence: 'No such order' }],
  ] as const)('[31.7] shows the problem %j as %j', (problem, error) => {
    expect(toTrackOrderProps({ ...view, problem }).facts).toEqual({
      value: '98',
      error,
      isMissing: false,
      isPending: false,
      isReady: false,
    })
  })
})
