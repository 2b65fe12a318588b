/**
 * A feed of 2,000 posts: main-thread CPU of reading 36,000 px of it (thread ticks), and the elements of its list, against the same
 * cards in react-virtuoso. Targets: CPU at most 1.00, at most 150 elements.
 */
import type { Page } from '@playwright/test'
import { buildPage } from './lib/build-page.ts'
import { compareLongLists, scrollTo } from './lib/long-list.ts'
import { taskTime } from './lib/task-time.ts'

const steps = 300
const pixelsOfStep = 120

await compareLongLists({
  rounds: 7,
  pages: {
    'react-virtuoso': await buildPage('pages/long-feed/virtuoso.tsx'),
    ours: await buildPage('pages/long-feed/ours.tsx'),
  },
  titles: {
    mount: 'Main-thread CPU of showing 2,000 posts',
    scroll: 'Main-thread CPU of scrolling 36,000 px',
    elements: 'Elements of the list, at most',
  },
  shown: (page) => page.getByRole('article', { name: 'Question 1', exact: true }).waitFor(),
  async read(page, session) {
    let elements = await countElements(page)
    let scroll = 0
    for (let step = 1; step <= steps; step++) {
      const before = await taskTime(session)
      await scrollTo(page, step * pixelsOfStep)
      scroll += (await taskTime(session)) - before
      if (step % 10 === 0) elements = Math.max(elements, await countElements(page))
    }
    if ((await page.getByRole('article').count()) < 3 || (await page.evaluate(() => scrollY)) < steps * pixelsOfStep)
      throw new Error('No post is in view. The figures would mean nothing. Look at the page of the benchmark.')
    return { scroll, elements }
  },
})

/** The elements from the cards' list on, with all that is in the cards. */
function countElements(page: Page): Promise<number> {
  return page.evaluate(() => {
    const list = document.querySelector('[data-part=list], [data-testid=virtuoso-item-list]')
    return list ? list.querySelectorAll('*').length : Number.NaN
  })
}
