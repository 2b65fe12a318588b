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
      await nextTry(waitMs, signal)
    }
  }
}

function nextTry(waitMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController()
    const end = () => {
      stop.abort()
      clearTimeout(timer)
    }
    const again = () => {
      end()
      resolve()
    }
    const timer = setTimeout(again, waitMs)
    addEventListener('online', again, { signal: stop.signal })
    if (signal?.aborted) end()
    else signal?.addEventListener('abort', end, { signal: stop.signal })
  })
}
