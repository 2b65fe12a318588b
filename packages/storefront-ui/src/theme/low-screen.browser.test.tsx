import { useRef } from 'react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { CartPanel } from '../cart-drawer/index.ts'
import { aContent } from '../cart-drawer/cart-drawer.fixtures.tsx'
import { NavigationBar } from '../navigation-bar/index.ts'
import { PaymentMode } from '../payment-mode/index.ts'
import { SectionTabs } from '../section-tabs/index.ts'
import { StickyCartBar } from '../sticky-cart-bar/index.ts'
import { Button } from '../primitives/button/index.ts'
import { Drawer } from '../primitives/drawer/index.ts'
import { TextField } from '../primitives/field/index.ts'
import { aText } from '../testing/index.ts'

const nothing = () => undefined

function StickyBuyBar() {
  const mainRef = useRef<HTMLButtonElement>(null)
  return (
    <>
      <StickyCartBar product="Tomato" pack={aText('10 g')} price={9_900} compareAtPrice={null} mainRef={mainRef}>
        <button type="button">Buy</button>
      </StickyCartBar>
      <button ref={mainRef}>Add to cart</button>
    </>
  )
}

/** Each bar, with what of it stays in view while the page scrolls. */
const bars: readonly (readonly [name: string, selector: string, bar: ReactNode])[] = [
  [
    'the bar of the shop',
    'header',
    <NavigationBar key="1" brandName="Krishi" homeHref="#" menu={[]} searchAction="#" cartHref="#" cartCount={1} />,
  ],
  ['the bar of the parts of a product', 'nav', <SectionTabs key="2" sections={['details', 'faqs']} />],
  ['the foot of the cart', '[data-part="panel"] > [data-part="footer"]', <CartPanel key="3" {...aContent()} />],
  [
    'the bar of the payment',
    '[data-part="bar"]',
    <PaymentMode
      key="4"
      address={{ name: 'Savitri Patil', lines: ['Malegaon'], phone: '9876543210' }}
      mode="cod"
      isOnlineUnavailable={false}
      isCodDisabled={false}
      adjustments={[]}
      payable={124_050}
      dueNow={0}
      prepaidDiscount={0}
      advance={0}
      progress={null}
      error={null}
      summary={<div style={{ blockSize: '2000px' }} />}
      onModeChange={nothing}
      onAddressChange={nothing}
      onPlaceOrder={nothing}
    />,
  ],
  ['the bar that buys', '[data-scope="sticky-cart-bar"][data-part="root"]', <StickyBuyBar key="5" />],
]

const isInView = (container: Element, selector: string) => {
  const box = container.querySelector(selector)?.getBoundingClientRect()
  return box !== undefined && box.height > 0 && box.bottom > 0 && box.top < innerHeight
}

describe('on a low screen', () => {
  beforeEach(() => {
    document.body.dataset['sfPage'] = ''
  })

  afterEach(async () => {
    document.documentElement.style.fontSize = ''
    delete document.body.dataset['sfPage']
    window.scrollTo(0, 0)
    await page.viewport(360, 740)
  })

  it.each(bars)('%s goes with the page', async (_name, selector, bar) => {
    // What sticks to the end of the screen is seen before its place, what sticks to the start after it.
    const isAtEnd = /footer|="bar"|sticky/.test(selector)
    const { container } = await render(
      <>
        <div style={{ blockSize: isAtEnd ? '400px' : '0' }} />
        <div>
          {bar}
          <div style={{ blockSize: isAtEnd ? '0' : '3000px' }} />
        </div>
        <div style={{ blockSize: '3000px' }} />
      </>,
    )
    const scrolled = isAtEnd ? 0 : 1500
    const isStuck = () => {
      window.scrollTo(0, scrolled)
      return isInView(container, selector)
    }
    await expect.poll(isStuck).toBe(true)
    for (const [width, height] of [
      [320, 256],
      [640, 360],
    ] as const) {
      await page.viewport(width, height)
      await expect.poll(isStuck).toBe(false)
    }
  })

  it('a bar goes with the page at text of twice the size, too', async () => {
    const { container } = await render(<div style={{ blockSize: '5000px' }}>{bars[0]?.[2]}</div>)
    window.scrollTo(0, 1500)
    expect(isInView(container, 'header')).toBe(true)
    document.documentElement.style.fontSize = '200%'
    await expect.poll(() => isInView(container, 'header')).toBe(false)
  })

  it('head and foot of a drawer leave the field that has the focus in view', async () => {
    await page.viewport(320, 256)
    await render(
      <Drawer open onOpenChange={nothing} title="Your cart" footer={<div style={{ blockSize: '200px' }}>Bill</div>}>
        <TextField label="Note" />
        <Button>Go on</Button>
      </Drawer>,
    )
    for (const stop of [page.getByRole('textbox'), page.getByRole('button', { name: 'Go on' })]) {
      const isSeen = () => {
        stop.element().focus()
        const box = stop.element().getBoundingClientRect()
        return stop.element().contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2))
      }
      await expect.poll(isSeen).toBe(true)
    }
  })
})
