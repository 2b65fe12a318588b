const firstWaitMs = 2_000
const longestWaitMs = 32_000

/**
 * Loads code that the network may refuse, again and again: when the network is back, and after a while that doubles,
 * because a weak one never says that it was away.
 *
 * @returns What was loaded. Nothing ever, once `signal` is aborted.
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
