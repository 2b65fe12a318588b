import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '../../styles.css'
import { conformance } from '../../testing/index.ts'
import { drawerContract } from './drawer.contract.ts'
import { Drawer } from './index.ts'

const drawer = (side: 'end' | 'start' | 'bottom' = 'end') => (
  <Drawer open onOpenChange={() => undefined} title="Cart" side={side} footer={<p>Sum</p>}>
    {Array.from({ length: 60 }, (_, row) => (
      <p key={row}>Row {row}</p>
    ))}
  </Drawer>
)

conformance('Drawer', { contract: drawerContract, widget: () => drawer(), rendersOnServer: false })

const settled = () => Promise.all(document.getAnimations().map((animation) => animation.finished))
const box = () => page.getByRole('dialog', { name: 'Cart' }).element().getBoundingClientRect()

describe('Drawer', () => {
  it('is the whole screen on a phone', async () => {
    await page.viewport(360, 740)
    await render(drawer())
    await settled()
    expect(box()).toMatchObject({ left: 0, top: 0, width: 360, height: 740 })
  })

  it('[24.1] is 380 px wide at the end of a desktop', async () => {
    await page.viewport(1280, 800)
    await render(drawer())
    await settled()
    expect(box()).toMatchObject({ width: 380, height: 800, right: 1280 })
    await page.viewport(360, 740)
  })

  it('keeps its footer in view while the content scrolls', async () => {
    await render(drawer('bottom'))
    await settled()
    await expect.element(page.getByText('Sum')).toBeInViewport()
    expect(box().bottom).toBeCloseTo(window.innerHeight, 0)
  })
})
