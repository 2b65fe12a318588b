import { describe, expect, it } from 'vitest'
import { afterFailure } from './question-failure.ts'

describe('a question that was not taken', () => {
  const offline = { code: 'network/offline' } as const
  const repeated = {
    code: 'request/invalid',
    fields: { description: 'unknown', title: 'repeated', other: 'x' },
  } as const

  it.each([
    { error: { code: 'network/aborted' } as const, shown: { status: 'writing' } },
    { error: offline, shown: { status: 'failed', error: offline, problems: [] } },
    {
      error: repeated,
      shown: {
        status: 'writing',
        error: repeated,
        problems: [
          { field: 'title', error: 'repeated' },
          { field: 'description', error: 'unknown' },
        ],
      },
    },
  ])('shows after $error.code what is wrong', ({ error, shown }) => {
    expect(afterFailure(error)).toEqual(shown)
  })
})
