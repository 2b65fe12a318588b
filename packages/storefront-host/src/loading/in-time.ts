/** How long a tap waits for its code, in ms: the timeout of an API call. */
const longestMs = 15_000
/** How long it waits without a network, in ms: enough to read from the cache. */
const offlineMs = 1000

/** Resolves with the value of `coming`; rejects if that rejects or takes too long. */
export function inTime<Value>(coming: Promise<Value>, patienceMs = longestMs): Promise<Value> {
  return new Promise((resolve, reject) => {
    setTimeout(reject, navigator.onLine ? patienceMs : offlineMs)
    coming.then(resolve, reject)
  })
}
