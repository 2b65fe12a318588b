import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import styles from '../styles.css?inline'
import { aPackshot, conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { TrustImage } from './index.ts'
import en from './messages/en.json'
import { trustMarkerContract } from './trust-marker.contract.ts'

const src = aPackshot('seeds')
const picture = page.getByRole('img', { name: 'What you can rely on' })

conformance('TrustImage', { contract: trustMarkerContract, widget: () => <TrustImage src={src} /> })

describe.each([
  ['in the page', render],
  ['in a shadow root', (ui: Parameters<typeof renderInShadow>[0]) => renderInShadow(ui, { styles })],
] as const)('TrustImage %s', (_place, renderThere) => {
  it('[04.7] shows the picture of the shop, with words for who cannot see it', async () => {
    const screen = await renderThere(<TrustImage src={src} />)
    await expect.element(picture).toBeVisible()
    await screen.unmount()
  })
})

describe('TrustImage', () => {
  it.each([
    [360, 120],
    [1280, 110],
  ])('[04.7] is at %s px as high as the promises of the cart, before it has loaded', async (width, height) => {
    await page.viewport(width, 800)
    await render(<TrustImage src={src} />)
    expect(picture.element().getBoundingClientRect().height).toBe(height)
    await page.viewport(360, 740)
  })

  it('[04.7] is nothing without a picture or when it does not load, and another one is tried', async () => {
    const screen = await render(<TrustImage src={null} />)
    expect(picture.query()).toBeNull()
    await screen.rerender(<TrustImage src="data:image/png,none" />)
    await expect.element(picture).not.toBeInTheDocument()
    await screen.rerender(<TrustImage src={src} />)
    await expect.element(picture).toBeVisible()
  })

  it('has no word of its own outside its messages', async () => {
    const { container } = await render(<TrustImage src={src} messages={pseudoMessages(en)} />)
    expect(leakedWords(container)).toEqual([])
  })
})
