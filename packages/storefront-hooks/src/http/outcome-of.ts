import { callEndOf } from '@krishi/storefront-core/contract'
import type { CallEnd, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'

/** What became of a change: `no-answer` where its answer was lost and nobody could be asked. */
export type Outcome = 'done' | CallEnd

/**
 * What became of a change. Where its answer was lost ('network/unanswered'), the server may have made it all the same: it is asked.
 *
 * @param isDone Reads whether the server has it as the change would have it; null where that cannot be read.
 */
export async function outcomeOf(
  changed: Result<unknown, PortErrorCode>,
  isDone: () => Promise<boolean | null>,
): Promise<Outcome> {
  if (changed.ok) return 'done'
  if (changed.error.code !== 'network/unanswered') return callEndOf(changed.error.code)
  const found = await isDone()
  if (found === null) return 'no-answer'
  return found ? 'done' : 'failed'
}
