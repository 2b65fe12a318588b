import { err, ok } from '@krishi/storefront-core/result'
import { describe, expect, it } from 'vitest'
import { codeProblemOf } from './code-problem-of.ts'

const answered = (isSignedIn: boolean, sentence = '') => ok({ isSignedIn, sentence, url: null })

describe('why a code did not sign anybody in', () => {
  it.each([
    { which: 'refused', answer: answered(false), isSessionKnown: true, problem: { kind: 'invalid' } },
    {
      which: 'refused in words',
      answer: answered(false, 'Too late.'),
      isSessionKnown: true,
      problem: { kind: 'server', sentence: 'Too late.' },
    },
    { which: 'taken, of a guest', answer: answered(true), isSessionKnown: true, problem: { kind: 'failed' } },
    { which: 'failed', answer: err('network/server'), isSessionKnown: true, problem: { kind: 'failed' } },
    { which: 'not sent', answer: err('network/offline'), isSessionKnown: false, problem: { kind: 'not-sent' } },
    { which: 'lost', answer: err('network/unanswered'), isSessionKnown: false, problem: { kind: 'no-answer' } },
    {
      which: 'lost, as the session says',
      answer: err('network/unanswered'),
      isSessionKnown: true,
      problem: { kind: 'failed' },
    },
  ] as const)('the answer is $which', ({ answer, isSessionKnown, problem }) => {
    expect(codeProblemOf(answer, isSessionKnown)).toEqual(problem)
  })
})
