import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import type { Clock } from '../clock/clock.ts'

/** How long a lost connection is waited for the first time, in ms; each time after it is waited for twice as long. */
const firstPause = 1000
const mostPauses = 5

/** What another try may mend. */
const passing: readonly PortErrorCode[] = [
  'network/offline',
  'network/timeout',
  'network/server',
  'request/rate-limited',
]

/**
 * Makes a call that can be repeated until it is answered: five times more while its failure may pass, after 1 to 16 seconds. Once
 * `signal` is aborted it does not wait any longer.
 */
export async function callThrough<Value>(
  call: () => Promise<Result<Value, PortErrorCode>>,
  clock: Clock,
  signal?: AbortSignal,
): Promise<Result<Value, PortErrorCode>> {
  for (let losses = 0; ; losses += 1) {
    const answer = await call()
    if (answer.ok || losses === mostPauses || !passing.includes(answer.error.code)) return answer
    await new Promise<void>((resolve) => {
      clock.after(firstPause * 2 ** losses, resolve)
      signal?.addEventListener('abort', () => resolve())
    })
  }
}
