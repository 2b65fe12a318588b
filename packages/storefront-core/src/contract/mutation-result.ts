/** What a change came to, for calls that answer with a `result` field: addresses, posts, forms. */
export type MutationOutcome = 'success' | 'failure' | 'unexpected'

/**
 * Judges an answer by its `result` field, as the specification does [06.5]: only the exact word `Success` is one. Anything
 * else than the two known words is unexpected and has a message of its own [28.9].
 */
export function mutationOutcome(answer: unknown): MutationOutcome {
  const result = typeof answer === 'object' && answer !== null && 'result' in answer ? answer.result : undefined
  if (result === 'Success') return 'success'
  return result === 'Failure' ? 'failure' : 'unexpected'
}
