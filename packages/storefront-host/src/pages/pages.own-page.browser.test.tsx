import { Announcer } from '@krishi/storefront-ui/primitives/live-region'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SiteLink, announceSteps, navigate } from '../address/index.ts'
import { hydrateIslands } from '../hydration/index.ts'
import { PageOutlet, usePage } from './index.ts'
import type { LoadPage, ShownPage } from './index.ts'

beforeAll(announceSteps)

beforeEach(() => navigate('/home', { replace: true }))

// No entry is left ahead, which the next test of this window would replace.
afterEach(() => navigate(location.href))

/** The page at a path: its name is its heading. */
function pageAt(pathname: string, search = ''): ShownPage {
  const name = pathname.slice(1)
  return {
    pathname,
    search,
    params: {},
    page: {
      Component: () => (
        <>
          <h1>{name}</h1>
          <SiteLink href="/seeds">To the seeds</SiteLink>
          <SiteLink href="/broken">To what is broken</SiteLink>
        </>
      ),
    },
    head: { title: name, documentTitle: `${name} | Shop` },
  }
}

function Shop({ load }: { readonly load: LoadPage<ShownPage> }) {
  const { ready, isPending } = usePage(pageAt(location.pathname), load)
  return (
    <Announcer>
      <main>
        {isPending ? <p role="progressbar">One moment</p> : null}
        <PageOutlet ready={ready} />
      </main>
    </Announcer>
  )
}

const heading = page.getByRole('heading', { level: 1 })

it('keeps the page until the next one is here, and then moves the focus to its heading', async () => {
  let letThrough = () => {}
  const read = new Promise<void>((resolve) => (letThrough = resolve))
  await render(
    <Shop
      load={async (pathname, search) => {
        await read
        return pageAt(pathname, search)
      }}
    />,
  )
  hydrateIslands()
  // Where a page was left is remembered from the first touch on.
  await expect.poll(() => history.scrollRestoration).toBe('manual')
  await page.getByRole('link', { name: 'To the seeds' }).click()
  await expect.element(page.getByRole('progressbar')).toBeVisible()
  await expect.element(heading).toHaveTextContent('home')
  letThrough()
  await expect.element(heading).toHaveTextContent('seeds')
  await expect.element(heading).toHaveFocus()
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
  expect(document.title).toBe('seeds | Shop')
  history.back()
  await expect.element(page.getByRole('link', { name: 'To the seeds' })).toHaveFocus()
})

it('goes back to the page that is shown where the next one cannot be loaded', async () => {
  await render(<Shop load={() => Promise.reject(new Error('away'))} />)
  await page.getByRole('link', { name: 'To what is broken' }).click()
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
  await expect.poll(() => location.pathname).toBe('/home')
  await expect.element(heading).toHaveTextContent('home')
})
