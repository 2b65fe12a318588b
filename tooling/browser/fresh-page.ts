/// <reference lib="dom" />
/// <reference types="vite/client" />
import { afterAll, beforeEach } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import '../../packages/storefront-ui/src/styles.css'

// All test files of a worker share one page, which takes a third of the time of a page for each. What a file leaves behind is
// taken away here: modules are read once, so what they register by themselves would hold for the first file only. Sheets stay,
// so that all of them are there from the start, as they are for a shopper.
beforeEach(async () => {
  await cleanup()
  beginTabAtTop()
})

/** The next Tab leads to the first control of the page, wherever the test before has clicked. */
function beginTabAtTop(): void {
  const { body } = document
  body.tabIndex = -1
  body.focus()
  body.removeAttribute('tabindex')
}

afterAll(async () => {
  await cleanup()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', location.pathname + location.search)
  scrollTo(0, 0)
  // A mouse that rests where the next file renders something points at it: a list that opens by pointing would be open.
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 })
  await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  await page.viewport(360, 740)
})
