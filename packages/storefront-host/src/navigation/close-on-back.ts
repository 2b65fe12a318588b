import { numberEntry } from './history-entry.ts'

/** Functions that close the open overlays, the top one last. */
const overlays: (() => void)[] = []

/** Whose history entry is the current one: the page's, the overlays', or the overlays' while it is being left. */
let entry: 'page' | 'overlay' | 'leaving' = 'page'

/** The address of the page when its overlay opened. */
let guardedUrl = ''

/** A navigation that was requested while the entry is being left. */
let nextStep: (() => void) | null = null

let isListening = false

/**
 * Makes Back close an overlay instead of leaving the page. All open overlays share one history entry, which is removed
 * with the last of them; a page that is opened from an overlay replaces it. Other listeners are not told of that entry.
 *
 * @param close Closes the overlay.
 * @returns A function that releases Back, to be called once the overlay is closed.
 */
export function closeOnBack(close: () => void): () => void {
  if (!isListening) listen()
  overlays.push(close)
  pushOverlayEntry()
  return () => {
    overlays.splice(overlays.indexOf(close), 1)
    // One overlay may follow another.
    setTimeout(release)
  }
}

function pushOverlayEntry(): void {
  if (entry !== 'page') return
  entry = 'overlay'
  guardedUrl = location.href
  History.prototype.pushState.call(history, { ...(history.state as object | null), isOverlay: true }, '')
}

function release(): void {
  if (overlays.length > 0 || entry !== 'overlay') return
  entry = 'leaving'
  history.back()
}

function listen(): void {
  isListening = true
  addEventListener('popstate', onStep, { capture: true })
  const pushState = history.pushState.bind(history)
  const replaceState = history.replaceState.bind(history)
  history.pushState = (...step) => {
    if (entry === 'leaving') nextStep = () => history.pushState(...step)
    else if (entry === 'page') pushState(...step)
    else {
      entry = 'page'
      History.prototype.replaceState.call(history, numberEntry(step[0]), step[1], step[2])
      // As the router announces its own.
      dispatchEvent(new Event('pushState'))
    }
  }
  history.replaceState = (...step) => {
    const url = step[2]
    if (entry === 'overlay' && url && new URL(url, location.href).href !== guardedUrl) entry = 'page'
    replaceState(...step)
  }
}

/** Runs before all other listeners, which must not see this entry. */
function onStep(event: PopStateEvent): void {
  const isOverlay = (event.state as { isOverlay?: true } | null)?.isOverlay === true
  if (entry === 'page') {
    // The step back from a page that was not loaded: the overlay may be open.
    if (!isOverlay) return pushEntryLater()
    // A step forward, to an overlay that is closed.
    entry = 'leaving'
    event.stopImmediatePropagation()
    history.back()
    return
  }
  const wasLeaving = entry === 'leaving'
  entry = 'page'
  // Several steps at once lead to another page.
  if (location.href !== guardedUrl) return
  event.stopImmediatePropagation()
  if (wasLeaving) {
    nextStep?.()
    nextStep = null
  } else overlays.at(-1)?.()
  // Another overlay is open, or this one did not close.
  pushEntryLater()
}

/** Keeps Back for an overlay that is open after this step. */
function pushEntryLater(): void {
  setTimeout(() => overlays.length > 0 && pushOverlayEntry())
}
