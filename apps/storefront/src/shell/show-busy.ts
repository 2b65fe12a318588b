let waiting = 0

/** Shows that what was tapped is on its way, as on the way to another page. Returns what ends it. */
export function showBusy(): () => void {
  const main = document.getElementById('main')
  waiting += 1
  main?.setAttribute('aria-busy', 'true')
  return () => {
    waiting -= 1
    if (waiting === 0) main?.removeAttribute('aria-busy')
  }
}
