/// <reference lib="dom" />
import { afterAll, beforeEach } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'

// All test files of a worker share one page, which costs a third of opening a page for each. What a file leaves behind is
// taken away here: modules are read once, so what they register by themselves would hold for the first file only.
beforeEach(async () => {
  await cleanup()
})

afterAll(async () => {
  await cleanup()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  scrollTo(0, 0)
  await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  await page.viewport(360, 740)
})
