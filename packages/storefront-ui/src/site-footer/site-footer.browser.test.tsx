import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conformance, someSeller } from '../testing/index.ts'
import { siteFooterContract } from './site-footer.contract.ts'
import { SiteFooter } from './site-footer.tsx'
import type { SiteFooterProps } from './site-footer.tsx'

const props: SiteFooterProps = {
  shopHref: '#home',
  categories: [{ label: 'Seeds', href: '#seeds' }],
  policies: {
    ...{ termsOfService: '#terms', refund: '#refund', privacy: '#privacy' },
    ...{ privacyChoices: '#choices', accessibility: '#everybody' },
  },
  callNumber: '1800123456',
  chatNumber: '919876543210',
}

conformance('site footer', { contract: siteFooterContract, widget: () => <SiteFooter {...props} /> })

describe('site footer', () => {
  it('offers help first, then the shelves and the policies', async () => {
    await render(<SiteFooter {...props} />)
    await expect
      .element(page.getByRole('link', { name: 'Call 1800123456' }))
      .toHaveAttribute('href', 'tel:+911800123456')
    await expect.element(page.getByRole('link', { name: 'Seeds' })).toHaveAttribute('href', '#seeds')
    await expect.element(page.getByRole('link', { name: 'Privacy', exact: true })).toHaveAttribute('href', '#privacy')
    await expect.element(page.getByRole('link', { name: 'Privacy choices' })).toHaveAttribute('href', '#choices')
    await expect.element(page.getByRole('link', { name: 'Accessibility' })).toHaveAttribute('href', '#everybody')
  })

  it('[05.6] [10.6] opens the chat in a new tab that cannot reach back', async () => {
    await render(<SiteFooter {...props} />)
    const chat = page.getByRole('link', { name: 'Chat with us' })
    await expect.element(chat).toHaveAttribute('href', 'https://wa.me/919876543210')
    expect(chat.element().getAttribute('rel')).toContain('noopener')
  })

  it('asks nobody to call or write where there is no number', async () => {
    const screen = await render(<SiteFooter {...props} chatNumber="" />)
    await expect.element(page.getByText(/^Call or write to us/)).toBeVisible()
    await screen.rerender(<SiteFooter {...props} callNumber="" chatNumber="" />)
    await expect.element(page.getByText(/^Call or write to us/)).not.toBeInTheDocument()
  })

  it('names the seller, the grievance contact and where else to complain', async () => {
    await render(<SiteFooter {...props} seller={someSeller()} />)
    const seller = page.getByRole('region', { name: 'Seller' })
    await expect
      .element(seller.getByText('Krishi Private Limited, 12 Temple Road, Mysuru, Karnataka 570001'))
      .toBeVisible()
    await expect.element(seller.getByText('Asha Rao')).toBeVisible()
    await expect
      .element(seller.getByRole('link', { name: 'grievance@krishi.example' }))
      .toHaveAttribute('href', 'mailto:grievance@krishi.example')
    await expect.element(seller.getByRole('link', { name: '1915' })).toHaveAttribute('href', 'tel:1915')
    await expect.element(seller.getByText('KA/MYS/2026/114')).toBeVisible()
  })

  it('calls a grievance officer who has a number', async () => {
    await render(<SiteFooter {...props} seller={someSeller({ grievanceContact: '9876543210' })} />)
    await expect.element(page.getByRole('link', { name: '9876543210' })).toHaveAttribute('href', 'tel:+919876543210')
  })

  it('tells nothing of a seller that it is not told of', async () => {
    await render(<SiteFooter {...props} />)
    expect(page.getByText('Grievance officer').query()).toBeNull()
  })

  it('leaves out numbers that the shop does not have', async () => {
    await render(<SiteFooter {...props} callNumber="" chatNumber="" />)
    expect(page.getByRole('link', { name: /Call|Chat/ }).query()).toBeNull()
  })
})
