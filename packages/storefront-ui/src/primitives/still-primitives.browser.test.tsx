import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '../styles.css'
import { conformance } from '../testing/index.ts'
import { badgeContract } from './badge/badge.contract.ts'
import { Badge } from './badge/index.ts'
import { emptyStateContract } from './empty-state/empty-state.contract.ts'
import { EmptyState, FieldDrawing } from './empty-state/index.ts'
import { iconContract } from './icon/icon.contract.ts'
import { CartIcon } from './icon/index.ts'
import { SafeHtml, trustedHtml } from './safe-html/index.ts'
import { safeHtmlContract } from './safe-html/safe-html.contract.ts'
import { Skeleton } from './skeleton/index.ts'
import { skeletonContract } from './skeleton/skeleton.contract.ts'
import { spinner } from './spinner/index.ts'
import { spinnerContract } from './spinner/spinner.contract.ts'
import { VisuallyHidden } from './visually-hidden/index.ts'
import { visuallyHiddenContract } from './visually-hidden/visually-hidden.contract.ts'

conformance('Badge', { contract: badgeContract, widget: () => <Badge tone="offer">13% off</Badge> })
conformance('EmptyState', {
  contract: emptyStateContract,
  widget: () => (
    <EmptyState drawing={<FieldDrawing />} title="Empty">
      Shop
    </EmptyState>
  ),
})
conformance('Icon', { contract: iconContract, widget: () => <CartIcon /> })
conformance('SafeHtml', { contract: safeHtmlContract, widget: () => <SafeHtml html={trustedHtml('<p>Dose</p>')} /> })
conformance('Skeleton', { contract: skeletonContract, widget: () => <Skeleton lines={2} /> })
conformance('Spinner', { contract: spinnerContract, widget: () => spinner })
conformance('VisuallyHidden', { contract: visuallyHiddenContract, widget: () => <VisuallyHidden>x</VisuallyHidden> })

describe('primitives without behaviour', () => {
  it('hides an icon beside a word, and names one that stands alone', async () => {
    await render(
      <>
        <CartIcon />
        <CartIcon label="Cart" />
      </>,
    )
    expect(page.getByRole('img').elements()).toHaveLength(1)
    await expect.element(page.getByRole('img', { name: 'Cart' })).toBeVisible()
  })

  it('keeps a line of text as high as the text that will stand there', async () => {
    const { container } = await render(
      <>
        <p data-scope="test">One line</p>
        <div data-scope="test">
          <Skeleton />
        </div>
      </>,
    )
    const [line, place] = [...container.children].map((child) => child.getBoundingClientRect().height)
    expect(place).toBeCloseTo(line ?? 0, 1)
  })

  it('reads hidden words and draws none', async () => {
    await render(<VisuallyHidden>Price</VisuallyHidden>)
    const { width, height } = page.getByText('Price').element().getBoundingClientRect()
    expect(width * height).toBeLessThanOrEqual(1)
  })
})
