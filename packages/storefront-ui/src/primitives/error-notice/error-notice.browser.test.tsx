import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '../../styles.css'
import { conformance, leakedWords, pseudoMessages } from '../../testing/index.ts'
import { errorNoticeContract } from './error-notice.contract.ts'
import { ErrorNotice } from './index.ts'
import en from './messages/en.json'

conformance('ErrorNotice', {
  contract: errorNoticeContract,
  widget: () => <ErrorNotice onRetry={() => undefined}>The list did not load.</ErrorNotice>,
})

describe('ErrorNotice', () => {
  it('[35.4] interrupts with what failed and offers another try', async () => {
    const tries: string[] = []
    await render(<ErrorNotice onRetry={() => tries.push('try')}>The list did not load.</ErrorNotice>)
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Something went wrongThe list did not load.Try again')
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(tries).toEqual(['try'])
  })

  it('offers nothing where nothing can be tried', async () => {
    await render(<ErrorNotice title="This order was cancelled" />)
    expect(page.getByRole('button').elements()).toEqual([])
  })

  it('has no word of its own outside its messages', async () => {
    const { container } = await render(<ErrorNotice onRetry={() => undefined} messages={pseudoMessages(en)} />)
    expect(leakedWords(container)).toEqual([])
  })
})
