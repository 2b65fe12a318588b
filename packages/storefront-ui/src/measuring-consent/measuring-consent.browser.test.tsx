import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conformance, leakedWords, pseudoMessages } from '../testing/index.ts'
import { MeasuringAsk, MeasuringSettings } from './index.ts'
import { measuringConsentContract } from './measuring-consent.contract.ts'
import en from './messages/en.json'

const nothing = () => undefined

conformance('MeasuringAsk', {
  contract: measuringConsentContract,
  widget: () => <MeasuringAsk moreHref="#more" onChoose={nothing} />,
})

conformance('MeasuringSettings', {
  contract: measuringConsentContract,
  widget: () => <MeasuringSettings isCounted onChoose={nothing} />,
})

describe('MeasuringAsk', () => {
  it('[08.1] makes yes and no equally easy, and leads to what is counted', async () => {
    const choices: string[] = []
    await render(<MeasuringAsk moreHref="#more" onChoose={(choice) => choices.push(choice)} />)
    const yes = page.getByRole('button', { name: 'Yes, count' })
    const no = page.getByRole('button', { name: 'No, do not count' })
    expect(yes.element().getAttribute('class')).toBe(no.element().getAttribute('class'))
    await yes.click()
    await no.click()
    expect(choices).toEqual(['granted', 'refused'])
    await expect.element(page.getByRole('link', { name: 'What is counted' })).toHaveAttribute('href', '#more')
  })
})

describe('MeasuringSettings', () => {
  it.each([
    [true, en.stateGranted],
    [false, en.stateRefused],
    [null, ''],
  ])('[08.1] says how it stands: %j', async (isCounted, words) => {
    const { container } = await render(<MeasuringSettings isCounted={isCounted} onChoose={nothing} />)
    expect(container.querySelector('[role="status"]')?.textContent).toBe(words)
  })

  it('has every word from its messages', async () => {
    const messages = pseudoMessages(en)
    const { container } = await render(
      <>
        <MeasuringAsk moreHref="#" onChoose={nothing} messages={messages} />
        <MeasuringSettings isCounted onChoose={nothing} messages={messages} />
        <MeasuringSettings isCounted={false} onChoose={nothing} messages={messages} />
      </>,
    )
    expect(leakedWords(container, [])).toEqual([])
  })
})
