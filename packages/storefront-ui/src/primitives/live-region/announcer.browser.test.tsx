import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '../../styles.css'
import { conformance } from '../../testing/index.ts'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { liveRegionContract } from './live-region.contract.ts'
import { Announcer, useAnnounce } from './index.ts'

conformance('Announcer', { contract: liveRegionContract, widget: () => <Announcer /> })

function Say({ text }: { text: string }) {
  const announce = useAnnounce()
  return <Button onClick={() => announce(text)}>Say</Button>
}

describe('Announcer', () => {
  it('says a sentence, and the same one again as something new', async () => {
    await render(
      <Announcer>
        <Say text="2 of Tomato seeds" />
      </Announcer>,
    )
    const region = page.getByRole('status')
    await page.getByRole('button').click()
    await expect.element(region).toHaveTextContent('2 of Tomato seeds')
    const first = region.element().firstElementChild
    await page.getByRole('button').click()
    await expect.poll(() => region.element().firstElementChild === first).toBe(false)
    await expect.element(region).toHaveTextContent('2 of Tomato seeds')
  })

  it('says both of two sentences that come together', async () => {
    function SayBoth() {
      const announce = useAnnounce()
      return <Button onClick={() => ['2 in cart', 'Free delivery'].forEach(announce)}>Say</Button>
    }
    await render(
      <Announcer>
        <SayBoth />
        <Say text="3 in cart" />
      </Announcer>,
    )
    const words = () => [...page.getByRole('status').element().children].map(({ textContent }) => textContent)
    await page.getByRole('button').first().click()
    await expect.poll(words).toEqual(['2 in cart', 'Free delivery'])
    await page.getByRole('button').last().click()
    await expect.poll(words).toEqual(['3 in cart'])
  })

  it('speaks from inside an open dialog', async () => {
    await render(
      <Announcer>
        <Dialog open onOpenChange={() => undefined} title="Cart">
          <Say text="Subtotal ₹900" />
        </Dialog>
      </Announcer>,
    )
    await page.getByRole('button', { name: 'Say' }).click()
    await expect.element(page.getByRole('dialog').getByRole('status')).toHaveTextContent('Subtotal ₹900')
  })

  it('says nothing again when a dialog opens or closes', async () => {
    const shop = (isOpen: boolean) => (
      <Announcer>
        <Say text="2 of Tomato seeds" />
        <Dialog open={isOpen} onOpenChange={() => undefined} title="Cart">
          <Say text="Subtotal ₹900" />
        </Dialog>
      </Announcer>
    )
    const screen = await render(shop(false))
    await page.getByRole('button', { name: 'Say' }).click()
    await expect.element(page.getByText('2 of Tomato seeds')).toBeInTheDocument()
    await screen.rerender(shop(true))
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(page.getByText('2 of Tomato seeds').query()).toBeNull()
    await page.getByRole('dialog').getByRole('button', { name: 'Say' }).click()
    await expect.element(page.getByText('Subtotal ₹900')).toBeInTheDocument()
    await screen.rerender(shop(false))
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.poll(() => page.getByRole('status').element().textContent).toBe('')
  })

  it('is silent and harmless where there is none', async () => {
    await render(<Say text="x" />)
    await page.getByRole('button').click()
    expect(page.getByRole('status').elements()).toEqual([])
  })
})
