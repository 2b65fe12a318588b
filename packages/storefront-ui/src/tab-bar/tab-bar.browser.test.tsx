import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { conformance } from '../testing/index.ts'
import { tabBarContract } from './tab-bar.contract.ts'
import { TabBar } from './tab-bar.tsx'

const hrefs = { home: '#home', orders: '#orders', posts: '#posts', blogs: '#blogs' }
const widget = () => <TabBar hrefs={hrefs} current="orders" />

conformance('tab bar', { contract: tabBarContract, widget })

describe('tab bar', () => {
  afterEach(async () => {
    window.scrollTo(0, 0)
    await page.viewport(360, 740)
  })

  it('[10.1] has four pages at hand on a phone alone, and marks that of the shopper', async () => {
    await page.viewport(360, 740)
    await render(widget())
    const links = page.getByRole('navigation', { name: 'Main pages' }).getByRole('link')
    expect(links.elements().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '#home'],
      ['My Orders', '#orders'],
      ['Vedika', '#posts'],
      ['Blogs', '#blogs'],
    ])
    await expect.element(page.getByRole('link', { name: 'My Orders' })).toHaveAttribute('aria-current', 'page')
    await page.viewport(1280, 800)
    await expect.element(page.getByText('My Orders')).not.toBeVisible()
  })

  it('[10.1] leaves out a page that the shop does not have', async () => {
    await render(<TabBar hrefs={{ home: '#home', orders: undefined, blogs: '#blogs' }} current="home" />)
    const links = page.getByRole('navigation', { name: 'Main pages' }).getByRole('link')
    expect(links.elements().map((link) => link.textContent)).toEqual(['Home', 'Blogs'])
  })

  it('[10.2] gets out of the way on the way down and is back on the way up, but never with the focus in it', async () => {
    await page.viewport(360, 740)
    await render(
      <>
        <div style={{ blockSize: '3000px' }} />
        {widget()}
      </>,
    )
    const home = page.getByRole('link', { name: 'Home' })
    await expect.element(home).toBeVisible()
    window.scrollTo(0, 201)
    await expect.element(home).not.toBeInTheDocument()
    window.scrollTo(0, 200)
    await expect.element(home).toBeVisible()
    home.element().focus()
    window.scrollTo(0, 900)
    await expect.poll(() => document.querySelector('[data-scope="tab-bar"]')?.hasAttribute('data-away')).toBe(true)
    await expect.element(home).toBeVisible()
  })
})
