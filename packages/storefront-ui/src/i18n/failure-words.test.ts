import { describe, expect, it } from 'vitest'
import { faultsOfWords } from '../../../../tooling/failure-words.ts'
import { couponProblemWords } from '../coupon-modal/coupon-modal.tsx'
import { notifyWords } from '../notify-me/use-notify-notices.ts'
import { paymentErrorKey } from '../payment-mode/payment-mode.errors.ts'
import { reviewFailureWords } from '../review-form/review-form.tsx'
import { codeErrorWords, sendProblemWords } from '../sign-in/problem-words.ts'
import { wishlistWords } from '../wishlist-button/use-wishlist-notices.ts'

describe('the words for a failure', () => {
  it.each([
    ['coupon-modal', couponProblemWords],
    ['notify-me', notifyWords],
    ['payment-mode', paymentErrorKey],
    ['review-form', reviewFailureWords],
    ['sign-in', sendProblemWords],
    ['sign-in', codeErrorWords],
    ['wishlist-button', wishlistWords],
  ])('[30.12] tell every way to fail apart in every language: %s', (widget, words) => {
    expect(faultsOfWords(new URL(`../${widget}/messages/`, import.meta.url), words)).toEqual([])
  })
})
