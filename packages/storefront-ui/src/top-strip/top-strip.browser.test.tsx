import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { conformance } from '../testing/index.ts'
import { TopStrip } from './top-strip.tsx'
import type { TopStripProps } from './top-strip.tsx'
import { topStripContract } from './top-strip.contract.ts'

const props: TopStripProps = {
  brandName: 'Krishi',
  sellHref: '#sell',
  bulkHref: '#bulk',
  corporateHref: 'https://example.com',
  callNumber: '1800123456',
}

conformance('top strip', { contract: topStripContract, widget: () => <TopStrip {...props} /> })

it('[09.1] leads partners on and calls the shop, on a wide screen alone', async () => {
  await page.viewport(1280, 800)
  const screen = await render(<TopStrip {...props} />)
  const links = () =>
    [...screen.container.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])
  expect(links()).toEqual([
    ['Sell on Krishi', '#sell'],
    ['Bulk order inquiries', '#bulk'],
    ['About the company', 'https://example.com'],
    ['Missed call: 1800123456', 'tel:+911800123456'],
  ])
  await expect.element(page.getByRole('link', { name: 'About the company' })).toHaveAttribute('rel', 'noopener')
  await page.viewport(360, 740)
  await expect.element(page.getByText('Sell on Krishi')).not.toBeVisible()
  await screen.rerender(<TopStrip {...props} corporateHref="" callNumber="" />)
  expect(links()).toHaveLength(2)
})
