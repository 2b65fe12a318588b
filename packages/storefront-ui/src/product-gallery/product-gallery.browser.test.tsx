import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import styles from '../styles.css?inline'
import '../styles.css'
import { Badge } from '../primitives/badge/index.ts'
import { aPackshot, conformance, leakedWords, pinch, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { ZoomViewer } from '../zoom-viewer/index.ts'
import carouselWords from '../carousel/messages/en.json'
import { UiProvider } from '../i18n/index.ts'
import en from './messages/en.json'
import { ProductGallery } from './index.ts'
import type { ZoomViewerComponent } from './index.ts'
import { productGalleryContract } from './product-gallery.contract.ts'

const images = [aPackshot('seeds'), aPackshot('sack'), aPackshot('bottle')]
const thumbnail = (number: number) => page.getByRole('button', { name: `Show picture ${number} of 3` })
const slide = (number: number) => page.getByRole('group', { name: `${number} of 3` })
const picture = page.getByRole('button', { name: 'Enlarge the picture: Tomato seeds', exact: true }).first()
const viewer = page.getByRole('dialog')
const status = page.getByRole('status')

conformance('ProductGallery', {
  contract: productGalleryContract,
  widget: () => <ProductGallery images={images} alt="Tomato seeds" badges={<Badge>New</Badge>} />,
})

let mounted: { unmount: () => Promise<void> } | undefined

afterEach(async () => {
  await mounted?.unmount()
  mounted = undefined
})

const places = [
  ['in the page', async (ui: ReactNode) => (mounted = await render(ui))],
  ['in a shadow root', async (ui: ReactNode) => (mounted = await renderInShadow(ui, { styles }))],
] as const

describe.each(places)('ProductGallery %s', (_place, renderThere) => {
  it('switches the picture by its thumbnails, with the keyboard too', async () => {
    await renderThere(<ProductGallery images={images} alt="Tomato seeds" />)
    await expect.element(page.getByRole('region', { name: 'Pictures of Tomato seeds' })).toBeVisible()
    await expect.element(thumbnail(1)).toHaveAttribute('aria-current', 'true')
    thumbnail(2).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(thumbnail(2)).toHaveAttribute('aria-current', 'true')
    await expect.element(thumbnail(1)).not.toHaveAttribute('aria-current')
    await expect.element(slide(2)).toBeInViewport()
  })

  it('[14.3] enlarges the picture that is tapped, and returns to it', async () => {
    await renderThere(<ProductGallery images={images} alt="Tomato seeds" />)
    await thumbnail(2).click()
    const second = slide(2).getByRole('button', { name: 'Enlarge the picture: Tomato seeds', exact: true })
    await second.click()
    await expect.element(page.getByRole('heading', { name: 'Tomato seeds, picture 2 of 3' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(viewer).not.toBeInTheDocument()
    await expect.poll(() => second.element().matches(':focus')).toBe(true)
  })

  it('[14.5] returns to the thumbnail of the picture that was shown last', async () => {
    await renderThere(<ProductGallery images={images} alt="Tomato seeds" />)
    await picture.click()
    await expect.element(viewer).toBeVisible()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Escape}')
    await expect.element(viewer).not.toBeInTheDocument()
    await expect.poll(() => thumbnail(3).element().matches(':focus')).toBe(true)
    await expect.element(slide(3)).toBeInViewport()
  })
})

describe('ProductGallery', () => {
  it('loads the main picture first, in the width that the screen needs', async () => {
    await render(<ProductGallery images={['/images/tomato.webp']} alt="Tomato seeds" />)
    const image = page.getByRole('img', { name: 'Tomato seeds' })
    await expect.element(image).not.toHaveAttribute('loading')
    await expect.element(image).toHaveAttribute('fetchpriority', 'high')
    const offered = image
      .element()
      .getAttribute('srcset')
      ?.match(/\d+(?=w\b)/g)
    expect(offered).toEqual(['320', '480', '640', '960'])
  })

  it('has no thumbnails for one picture, and the stand-in for none, which nobody enlarges', async () => {
    const screen = await render(<ProductGallery images={images.slice(0, 1)} alt="Tomato seeds" />)
    expect(page.getByRole('button').elements()).toEqual([picture.element()])
    await screen.rerender(<ProductGallery images={[]} alt="Tomato seeds" />)
    await expect.element(page.getByRole('img', { name: 'Tomato seeds' })).toHaveAttribute('src', '/images/noImage.png')
    expect(page.getByRole('button').query()).toBeNull()
  })

  it('keeps a picture as high as it says on a phone, and its shape', async () => {
    await render(<ProductGallery images={images} alt="Tomato seeds" />)
    const { height } = page.getByRole('img', { name: 'Tomato seeds' }).first().element().getBoundingClientRect()
    expect(height).toBe(256)
    const row = slide(1).element().parentElement
    expect(row?.getBoundingClientRect().height).toBe(256)
  })

  it('goes on working while the viewer is on its way, and opens it when it is here', async () => {
    let arrive: (viewer: ZoomViewerComponent) => void = () => undefined
    const asked: string[] = []
    const load = () => {
      asked.push('viewer')
      return new Promise<ZoomViewerComponent>((resolve) => (arrive = resolve))
    }
    await render(<ProductGallery images={images} alt="Tomato seeds" loadZoomViewer={load} />)
    await expect.element(status).toBeEmptyDOMElement()
    await picture.click()
    await expect.element(status).toHaveTextContent('Opening the large picture…')
    await thumbnail(2).click()
    await expect.element(thumbnail(2)).toHaveAttribute('aria-current', 'true')
    arrive(ZoomViewer)
    await expect.element(viewer).toBeVisible()
    await expect.element(status.first()).toBeEmptyDOMElement()
    expect(asked).toEqual(['viewer'])
  })

  it('asks for the viewer when a mouse comes near, and not before', async () => {
    const asked: string[] = []
    const load = async () => {
      asked.push('viewer')
      return ZoomViewer
    }
    const heading = <h1>Tomato seeds</h1>
    const screen = await render(heading)
    await userEvent.hover(page.getByRole('heading'))
    await screen.rerender(
      <>
        {heading}
        <ProductGallery images={images} alt="Tomato seeds" loadZoomViewer={load} />
      </>,
    )
    await expect.element(thumbnail(2)).toBeVisible()
    expect(asked).toEqual([])
    await userEvent.hover(picture)
    await expect.poll(() => asked).toEqual(['viewer'])
  })

  it('says when the viewer did not come, and tries again at the next tap', async () => {
    let isOnline = false
    const load = () => (isOnline ? Promise.resolve(ZoomViewer) : Promise.reject(new Error('No network')))
    await render(<ProductGallery images={images} alt="Tomato seeds" loadZoomViewer={load} />)
    await picture.click()
    await expect.element(status).toHaveTextContent(en.notOpened)
    isOnline = true
    await picture.click()
    await expect.element(viewer).toBeVisible()
  })

  it('takes two fingers on the picture for no tap', async () => {
    await render(<ProductGallery images={images} alt="Tomato seeds" />)
    await pinch(picture.element(), 60, 120)
    await expect.element(status).toBeEmptyDOMElement()
    expect(viewer.query()).toBeNull()
  })

  it('has every word from its messages', async () => {
    const messages = { carousel: pseudoMessages(carouselWords) }
    const { container } = await render(
      <UiProvider messages={messages}>
        <ProductGallery images={images} alt="Tomato seeds" messages={pseudoMessages(en)} />
      </UiProvider>,
    )
    // What is enlarged has a name that is a message itself: one pair of brackets is left around the other.
    expect(leakedWords(container, ['Tomato seeds', '⟦Enlarge the picture: ⟧'])).toEqual([])
  })
})
