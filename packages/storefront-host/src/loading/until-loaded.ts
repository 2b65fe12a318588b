const firstWaitMs = 2_000
const longestWaitMs = 32_000

/**
 * Loads code and retries until it is loaded: on the `online` event, and after intervals that double, because a weak network fires
 * no event.
 *
 * @returns What was loaded. Never settles once `signal` is aborted.
 */
export async function untilLoaded<Value>(load: () => Promise<Value>, signal?: AbortSignal): Promise<Value> {
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(2 * waitMs, longestWaitMs)) {
    try {
      return await load()
    } catch {
      await new Promise((again) => {
        setTimeout(again, waitMs)
        addEventListener('online', again, { once: true })
      })
      if (signal?.aborted) await new Promise(() => {})
    }
  }
}
