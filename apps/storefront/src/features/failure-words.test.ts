import { callEndOf, domainErrorCodes, transportErrorCodes } from '@krishi/storefront-core/contract'
import { describe, expect, it } from 'vitest'
import { faultsOfWords } from '../../../../tooling/failure-words.ts'
import { failureWords as ofAccount } from './account/failure-words.ts'
import { failureWords as ofCheckout } from './checkout/failure-words.ts'

const codes = [...transportErrorCodes, ...domainErrorCodes]

describe.each([
  ['account', ofAccount],
  ['checkout', ofCheckout],
])('the words of the %s', (scope, tables) => {
  const folder = new URL(`./${scope}/messages/`, import.meta.url)

  it.each(Object.entries(tables))(
    '[30.12] tell not sent, no answer and failed apart in every language: %s',
    (_, words) => {
      const told = codes.map((code) => words[callEndOf(code)])
      expect(new Set(told)).toEqual(new Set(Object.values(words)))
      expect(faultsOfWords(folder, words)).toEqual([])
    },
  )
})
