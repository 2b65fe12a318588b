import type { CarouselItem } from '@krishi/storefront-core/catalog'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { UiProvider } from '../i18n/index.ts'
import type { LinkProps } from '../i18n/index.ts'
import { Announcer } from '../primitives/live-region/index.ts'
import styles from '../styles.css?inline'
import '../styles.css'
import { conformance, leakedWords, pseudoMessages, renderInShadow, swipe } from '../testing/index.ts'
import { carouselContract } from './carousel.contract.ts'
import { aVideo, someBanners, somePictures } from './carousel.fixtures.ts'
import { Carousel } from './index.ts'
import type { CarouselProps } from './index.ts'
import en from './messages/en.json'

const picture = { width: 320, height: 320 } as const

function Still(props: Partial<CarouselProps>) {
  return <Carousel items={somePictures} label="Tomato seeds" picture={picture} autoplay={false} {...props} />
}

conformance('Carousel', { contract: carouselContract, widget: () => <Still autoplay thumbnails /> })

const slide = (number: number, total = 3) => page.getByRole('group', { name: `${number} of ${total}` })
const next = page.getByRole('button', { name: 'Next picture' })
const previous = page.getByRole('button', { name: 'Previous picture' })
const current = () =>
  page
    .getByRole('button', { name: /^(Go to|Show picture) / })
    .elements()
    .findIndex(isCurrent)
const enlarge = (kind: string) => page.getByRole('button', { name: `Enlarge the picture: Picture of a ${kind}` })
const isCurrent = (element: Element) => element.getAttribute('aria-current') === 'true'

let mounted: { unmount: () => Promise<void> } | undefined

afterEach(async () => {
  await mounted?.unmount()
  mounted = undefined
})

const places = [
  ['in the page', async (ui: ReactNode) => (mounted = await render(ui))],
  ['in a shadow root', async (ui: ReactNode) => (mounted = await renderInShadow(ui, { styles }))],
] as const

describe('captions', () => {
  it('[14.3] stand inside the link of their banner, and the picture says nothing twice', async () => {
    mounted = await render(<Still items={someBanners} caption={({ name }) => <strong>{`About ${name}`}</strong>} />)
    const link = page.getByRole('link', { name: /^About Seeds of the season/ })
    await expect.element(link).toHaveAttribute('href', '/collections/seeds')
    expect(
      link
        .getByRole('img')
        .elements()
        .map((image) => image.getAttribute('alt')),
    ).toEqual(['Seeds of the season'])
  })
})

describe.each(places)('Carousel %s', (_place, renderThere) => {
  it('[14.1] steps by its arrows, round the ends', async () => {
    await renderThere(<Still />)
    await expect.element(page.getByRole('region', { name: 'Tomato seeds' })).toBeVisible()
    await next.click()
    await expect.element(slide(2)).toBeInViewport()
    await previous.click()
    await previous.click()
    await expect.element(slide(3)).toBeInViewport()
    await next.click()
    await expect.element(slide(1)).toBeInViewport()
    await expect.poll(current).toBe(0)
  })

  it('[14.1] turns for a swipe of 51 px and comes back after one of 49', async () => {
    await renderThere(<Still />)
    await swipe(slide(1).element(), -49)
    expect(current()).toBe(0)
    await swipe(slide(1).element(), -51)
    await expect.poll(current).toBe(1)
    await expect.element(slide(2)).toBeInViewport()
    await swipe(slide(2).element(), 51)
    await expect.poll(current).toBe(0)
    await swipe(slide(1).element(), 60)
    await expect.poll(current).toBe(2)
    await expect.element(slide(3)).toBeInViewport()
  })

  it('[14.1] has thumbnails 65 px wide, when asked', async () => {
    await renderThere(<Still thumbnails indicators={false} />)
    const third = page.getByRole('button', { name: 'Show picture 3 of 3' })
    await third.click()
    await expect.element(third).toHaveAttribute('aria-current', 'true')
    await expect.element(slide(3)).toBeInViewport()
    expect(third.element().getBoundingClientRect().width).toBe(65)
  })
})

describe('Carousel', () => {
  it('[14.1] shows no arrows, dots or thumbnails that nobody asked for, and none for one picture', async () => {
    const screen = await render(<Still arrows={false} indicators={false} />)
    expect(page.getByRole('button').query()).toBeNull()
    await screen.rerender(<Still items={somePictures.slice(0, 1)} autoplay thumbnails />)
    expect(page.getByRole('button').query()).toBeNull()
    await screen.rerender(<Still items={[]} />)
    expect(page.getByRole('region').query()).toBeNull()
  })

  it('stops at its ends where it does not loop', async () => {
    await render(<Still loop={false} />)
    await expect.element(previous).toHaveAttribute('aria-disabled', 'true')
    await swipe(slide(1).element(), 80)
    expect(current()).toBe(0)
    await next.click()
    await next.click()
    await expect.element(next).toHaveAttribute('aria-disabled', 'true')
    expect(current()).toBe(2)
  })

  it('turns with the arrow keys, and follows a row that is scrolled without it', async () => {
    await render(<Still />)
    next.element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(current).toBe(1)
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(current).toBe(0)
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
    const row = slide(1).element().parentElement
    row?.scrollTo({ left: 2 * (row.clientWidth || 0), behavior: 'instant' })
    await expect.poll(current).toBe(2)
  })

  it('keeps what is out of view out of reach', async () => {
    await render(<Still onPictureOpen={() => undefined} />)
    await next.click()
    await userEvent.keyboard('{Tab}')
    await expect.element(enlarge('sack')).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('button', { name: 'Go to 1 of 3' })).toHaveFocus()
  })

  it('lets the keyboard scroll a row that holds nothing to press', async () => {
    const screen = await render(<Still />)
    await expect.element(page.getByRole('group', { name: 'Tomato seeds' })).toHaveAttribute('tabindex', '0')
    await screen.rerender(<Still onPictureOpen={() => undefined} />)
    expect(page.getByRole('group', { name: 'Tomato seeds' }).query()).toBeNull()
  })

  it('[14.2] asks nobody for a video before it is tapped, and puts it away when it is out of sight', async () => {
    await render(<Still items={[aVideo, ...somePictures]} />)
    const frame = () => document.querySelector('iframe')
    expect(frame()).toBeNull()
    await page.getByRole('button', { name: 'Play the video: How to sow tomatoes' }).click()
    expect(frame()?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abc_DEF-123\?/)
    expect(frame()?.title).toBe('How to sow tomatoes')
    expect(document.activeElement).toBe(frame())
    await next.click()
    expect(frame()).toBeNull()
  })

  it('[14.2] leaves out a video without an id, and does not count it', async () => {
    const { embedVideoId: _none, ...nothing } = aVideo
    await render(<Still items={[nothing, { ...aVideo, id: 'empty', embedVideoId: '' }, ...somePictures]} />)
    await expect.element(slide(1)).toBeVisible()
    expect(page.getByRole('group', { name: / of / }).elements()).toHaveLength(3)
    expect(page.getByRole('button', { name: /^Play/ }).query()).toBeNull()
  })

  it('[14.3] leads inside the site by its router, and out of it in a new tab', async () => {
    const RouterLink = (props: LinkProps) => <a data-router="" {...props} />
    await render(
      <UiProvider link={RouterLink}>
        <Still items={someBanners} />
      </UiProvider>,
    )
    const inside = page.getByRole('link', { name: 'Seeds of the season' })
    await expect.element(inside).toHaveAttribute('data-router')
    await expect.element(inside).toHaveAttribute('href', '/collections/seeds')
    await next.click()
    const outside = page.getByRole('link', { name: 'How to test your soil' })
    await expect.element(outside).toHaveAttribute('target', '_blank')
    await expect.element(outside).toHaveAttribute('rel', 'noopener')
    await expect.element(outside).not.toHaveAttribute('data-router')
  })

  it.each(['', '#', ' # ', 'javascript:alert(1)', 'data:text/html,x'])(
    '[14.3] leads nowhere for %j',
    async (linkHref) => {
      const [banner] = someBanners
      await render(<Still items={[{ ...banner, linkHref } as CarouselItem]} />)
      await expect.element(page.getByRole('img', { name: 'Seeds of the season' })).toBeVisible()
      expect(page.getByRole('link').query()).toBeNull()
    },
  )

  it('[14.3] tells which picture was tapped, and takes a drag for no tap', async () => {
    const opened: (readonly [string, number])[] = []
    await render(<Still onPictureOpen={({ id }, index) => opened.push([id, index])} />)
    await swipe(enlarge('seeds').element(), -30)
    await swipe(enlarge('seeds').element(), -90)
    await expect.element(slide(2)).toBeInViewport()
    expect(opened).toEqual([])
    await enlarge('sack').click()
    enlarge('sack').element().focus()
    await userEvent.keyboard('{Enter}')
    expect(opened).toEqual([
      ['sack', 1],
      ['sack', 1],
    ])
  })

  it('[14.4] shows the stand-in for a picture that fails, and stops there when that fails too', async () => {
    const broken = somePictures.map((item) => ({ ...item, imageUrl: 'data:image/png;base64,broken' }))
    const stand = somePictures[1]?.imageUrl ?? ''
    const screen = await render(<Still items={broken} picture={{ ...picture, priority: true, fallbackSrc: stand }} />)
    const image = page.getByRole('img', { name: 'A seeds' })
    await expect.element(image).toHaveAttribute('src', stand)
    await expect.element(image).toHaveAttribute('data-status', 'fallback')
    const fallbackSrc = 'data:image/png;base64,broken-too'
    await screen.rerender(<Still items={broken} picture={{ ...picture, priority: true, fallbackSrc }} />)
    await expect.element(image).toHaveAttribute('data-status', 'failed')
  })

  it('has its first picture in the HTML of the server, loaded first, and moves nothing when it is hydrated', async () => {
    const ui = <Still picture={{ ...picture, priority: true }} />
    const markup = new DOMParser().parseFromString(renderToString(ui), 'text/html')
    const [first, ...others] = markup.querySelectorAll('img')
    expect([first?.getAttribute('loading'), first?.getAttribute('fetchpriority')]).toEqual([null, 'high'])
    expect(others.map((image) => image.getAttribute('loading'))).toEqual(['lazy', 'lazy'])
    expect(markup.querySelector('[inert]')).toBeNull()
    const { container } = await render(ui)
    const { width, height } = container.getBoundingClientRect()
    await next.click()
    await expect.element(slide(2)).toBeInViewport()
    expect(container.getBoundingClientRect()).toMatchObject({ width, height })
  })

  it('announces the slide that the shopper moved to, and no automatic turn', async () => {
    await render(
      <Announcer>
        <Still />
      </Announcer>,
    )
    await next.click()
    await expect.element(page.getByRole('status')).toHaveTextContent('Picture of a sack, 2 of 3')
  })

  it('follows a page that decides the slide', async () => {
    const asked: number[] = []
    function Page() {
      const [index, setIndex] = useState(1)
      return (
        <>
          <button onClick={() => setIndex(2)}>Last</button>
          <Still index={index} onIndexChange={(shown) => (asked.push(shown), setIndex(shown))} />
        </>
      )
    }
    await render(<Page />)
    await expect.element(slide(2)).toBeInViewport()
    await page.getByRole('button', { name: 'Last' }).click()
    await expect.element(slide(3)).toBeInViewport()
    expect(asked).toEqual([])
    await next.click()
    await expect.element(slide(1)).toBeInViewport()
    expect(asked).toEqual([0])
  })

  it('gives a thumb 44 px for every button', async () => {
    await render(<Still autoplay thumbnails />)
    for (const button of page.getByRole('button').elements()) {
      const { width, height } = button.getBoundingClientRect()
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
  })

  it('has every word from its messages', async () => {
    const { container } = await render(
      <Still
        items={[aVideo, ...somePictures]}
        autoplay
        thumbnails
        onPictureOpen={() => undefined}
        messages={pseudoMessages(en)}
      />,
    )
    const data = [aVideo, ...somePictures].flatMap(({ name, imageTitle }) => [name, imageTitle]).filter(Boolean)
    expect(leakedWords(container, ['Tomato seeds', ...data])).toEqual([])
  })
})
