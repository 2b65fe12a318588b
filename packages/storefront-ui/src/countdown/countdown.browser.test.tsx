import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conformance, leakedWords, pseudoMessages } from '../testing/index.ts'
import { countdownContract } from './countdown.contract.ts'
import { Countdown } from './index.ts'
import en from './messages/en.json'

const left = { days: 2, hours: 3, minutes: 4, seconds: 5 }

conformance('Countdown', { contract: countdownContract, widget: () => <Countdown left={left} /> })

describe('Countdown', () => {
  it('[35.3] has two digits for each unit, and is nothing once it is over', async () => {
    const screen = await render(<Countdown left={left} />)
    const timer = page.getByRole('timer', { name: 'Time left' })
    await expect.element(timer).toHaveTextContent('days02hours03minutes04seconds05')
    await screen.rerender(<Countdown left={null} />)
    expect(screen.container.textContent).toBe('')
  })

  it('has every word from its messages', async () => {
    const { container } = await render(<Countdown left={left} messages={pseudoMessages(en)} />)
    expect(leakedWords(container, ['02', '03', '04', '05'])).toEqual([])
  })
})
