let waiting = 0

/** Shows the progress bar of a navigation while a tap loads. Returns a function that ends it. */
export function showBusy(): () => void {
  const main = document.getElementById('main')
  waiting += 1
  main?.setAttribute('aria-busy', 'true')
  return () => {
    waiting -= 1
    if (waiting === 0) main?.removeAttribute('aria-busy')
  }
}
