/** How long a tap waits for its code, in ms: as long as a call of the shop may take. */
const longestMs = 15_000
/** How long without a network: what is on the device is there by then. */
const offlineMs = 1000

/** Gives what `coming` gives; rejects where that rejects, or has not come in time. */
export function inTime<Value>(coming: Promise<Value>, patienceMs = longestMs): Promise<Value> {
  return new Promise((resolve, reject) => {
    setTimeout(reject, navigator.onLine ? patienceMs : offlineMs)
    coming.then(resolve, reject)
  })
}
