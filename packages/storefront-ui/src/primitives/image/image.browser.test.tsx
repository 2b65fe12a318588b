import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { UiProvider } from '../../i18n/index.ts'
import type { ImageLoader } from './index.ts'
import { aPackshot, conformance } from '../../testing/index.ts'
import { imageContract } from './image.contract.ts'
import { Image } from './index.ts'

conformance('Image', {
  contract: imageContract,
  widget: () => <Image src={aPackshot()} alt="Tomato seeds" width={160} height={160} />,
})

const image = page.getByRole('img', { name: 'Tomato seeds' })

describe('Image', () => {
  it('keeps the place of the picture free', async () => {
    await render(<Image src={aPackshot()} alt="Tomato seeds" width={160} height={120} />)
    await expect.element(image).toHaveAttribute('width', '160')
    await expect.element(image).toHaveAttribute('height', '120')
  })

  it('loads the picture that counts first, and others when they are near', async () => {
    const screen = await render(<Image src={aPackshot()} alt="Tomato seeds" width={160} height={160} />)
    await expect.element(image).toHaveAttribute('loading', 'lazy')
    await screen.rerender(<Image src={aPackshot()} alt="Tomato seeds" width={160} height={160} priority />)
    await expect.element(image).not.toHaveAttribute('loading')
    await expect.element(image).toHaveAttribute('fetchpriority', 'high')
  })

  it('[02.9] shows the fallback for a missing picture and for one that fails', async () => {
    const fallback = aPackshot('sack')
    const props = { alt: 'Tomato seeds', width: 160, height: 160, fallbackSrc: fallback, priority: true } as const
    const screen = await render(<Image src="" {...props} />)
    await expect.element(image).toHaveAttribute('src', fallback)
    await screen.rerender(<Image src="data:image/png;base64,broken" {...props} />)
    await expect.element(image).toHaveAttribute('data-status', 'fallback')
    await expect.element(image).toHaveAttribute('src', fallback)
  })

  it('[02.11] stops at a fallback that fails too', async () => {
    const errors: Event[] = []
    const watch = (event: Event) => errors.push(event)
    document.addEventListener('error', watch, true)
    await render(
      <Image
        src="data:image/png;base64,broken"
        fallbackSrc="data:image/png;base64,broken-too"
        alt="Tomato seeds"
        width={160}
        height={160}
        priority
      />,
    )
    await expect.element(image).toHaveAttribute('data-status', 'failed')
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    document.removeEventListener('error', watch, true)
    expect(errors).toHaveLength(2)
  })

  it('has its addresses made by the host, but for a picture that is part of the page', async () => {
    const load: ImageLoader = ({ src, width, quality }) => `${aPackshot('bottle')}#${src}-${width}-${quality}`
    const props = { alt: 'Tomato seeds', width: 160, height: 160, priority: true } as const
    const screen = await render(
      <UiProvider imageLoader={load}>
        <Image src="/tomato.png" {...props} />
      </UiProvider>,
    )
    await expect.element(image).toHaveAttribute('src', load({ src: '/tomato.png', width: 160, quality: 80 }))
    await expect
      .element(image)
      .toHaveAttribute(
        'srcset',
        expect.stringContaining(`${load({ src: '/tomato.png', width: 320, quality: 80 })} 320w`),
      )
    await screen.rerender(
      <UiProvider imageLoader={load}>
        <Image src={aPackshot('sack')} {...props} />
      </UiProvider>,
    )
    await expect.element(image).toHaveAttribute('src', aPackshot('sack'))
    await screen.rerender(
      <UiProvider imageLoader={load}>
        <Image src="" {...props} />
      </UiProvider>,
    )
    await expect.element(image).toHaveAttribute('src', load({ src: '/images/noImage.png', width: 160, quality: 80 }))
  })

  it('tries again when the address changes', async () => {
    const props = {
      alt: 'Tomato seeds',
      width: 160,
      height: 160,
      fallbackSrc: aPackshot('sack'),
      priority: true,
    } as const
    const screen = await render(<Image src="data:image/png;base64,broken" {...props} />)
    await expect.element(image).toHaveAttribute('data-status', 'fallback')
    await screen.rerender(<Image src={aPackshot('bottle')} {...props} />)
    await expect.element(image).toHaveAttribute('data-status', 'shown')
  })
})
