/**
 * A listing of 2,000 cards: main-thread CPU of showing it and of scrolling through it (thread ticks), and its DOM
 * elements, against react-virtuoso. Targets: showing at most 1.00, at most 150 elements.
 */
import { buildPage } from './lib/build-page.ts'
import { compareLongLists, scrollTo } from './lib/long-list.ts'
import { taskTime } from './lib/task-time.ts'

const steps = 40
const pixelsOfStep = 900

await compareLongLists({
  rounds: 11,
  pages: {
    'react-virtuoso': await buildPage('pages/long-listing/virtuoso.tsx'),
    ours: await buildPage('pages/long-listing/ours.tsx'),
    'all cards': await buildPage('pages/long-listing/plain.tsx'),
  },
  titles: {
    mount: 'Main-thread CPU of showing 2,000 cards',
    scroll: 'Main-thread CPU of scrolling 36,000 px',
    elements: 'DOM elements after scrolling',
  },
  shown: (page) => page.getByText('Product 1', { exact: true }).waitFor(),
  async read(page, session) {
    const before = await taskTime(session)
    for (let step = 1; step <= steps; step++) await scrollTo(page, step * pixelsOfStep)
    const scroll = (await taskTime(session)) - before
    if ((await page.getByRole('article').count()) < 4)
      throw new Error('No card is in view. The figures would mean nothing. Look at the page of the benchmark.')
    const elements = await page.evaluate(() => document.querySelectorAll('#root *').length)
    return { scroll, elements }
  },
})
