import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { UiProvider } from '../i18n/index.ts'
import { conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { PincodeModal } from './index.ts'
import type { ChoosableAddress, PincodeModalProps, PlaceProblem } from './index.ts'
import en from './messages/en.json'
import { pincodeModalContract } from './pincode-modal.contract.ts'

const addresses: ChoosableAddress[] = ['Home', 'Farm', 'Shop', 'Mother', 'Store'].map((name, index) => ({
  id: name,
  name,
  line: `${index + 1} - Temple Road`,
  city: 'Mysuru',
  pincode: `57001${index}`,
}))

function props(own: Partial<PincodeModalProps> = {}): PincodeModalProps {
  return {
    open: true,
    onOpenChange: () => undefined,
    problem: null,
    onPincodeSubmit: () => undefined,
    onPincodeChange: () => undefined,
    onLocate: () => undefined,
    ...own,
  }
}

const field = page.getByRole('textbox', { name: 'Pincode' })
const submit = page.getByRole('button', { name: 'Show delivery' })

conformance('PincodeModal', {
  contract: pincodeModalContract,
  widget: () => <PincodeModal {...props({ addresses })} />,
  rendersOnServer: false,
})

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('PincodeModal %s', (_place, renderThere) => {
  it('[16.3] takes six digits of any script, cuts the rest, and hands them over', async () => {
    const asked: string[] = []
    await renderThere(<PincodeModal {...props({ onPincodeSubmit: (pincode) => asked.push(pincode) })} />)
    await expect.element(page.getByRole('dialog', { name: 'Where should it be delivered?' })).toBeVisible()
    await userEvent.fill(field, '५७० ००१ 99')
    await expect.element(field).toHaveValue('570001')
    await submit.click()
    expect(asked).toEqual(['570001'])
  })
})

describe('PincodeModal', () => {
  it('[16.3] leaves a whole pincode as it is when a key too many is typed into it', async () => {
    await render(<PincodeModal {...props()} />)
    await userEvent.type(field, '5700019')
    await expect.element(field).toHaveValue('570001')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}8')
    await expect.element(field).toHaveValue('570001')
    await userEvent.keyboard('{Backspace}8')
    await expect.element(field).toHaveValue('570801')
  })

  it('[16.3] submits five digits to nobody, and says why', async () => {
    const asked: string[] = []
    await render(<PincodeModal {...props({ onPincodeSubmit: (pincode) => asked.push(pincode) })} />)
    await userEvent.fill(field, '57000')
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveAccessibleDescription('Enter all 6 digits of the pincode. 6 digits')
    await expect.element(field).toHaveFocus()
    await userEvent.fill(field, '570001')
    await expect.element(field).toHaveAccessibleDescription('6 digits')
    await userEvent.keyboard('{Enter}')
    expect(asked).toEqual(['570001'])
  })

  it('[16.3] submits nothing again that is known to be wrong, until it is changed', async () => {
    const asked: string[] = []
    function Asking() {
      const [problem, setProblem] = useState<PlaceProblem | null>(null)
      const refuse = (pincode: string) => {
        asked.push(pincode)
        setProblem({ kind: 'invalid' })
      }
      return <PincodeModal {...props({ problem, onPincodeSubmit: refuse, onPincodeChange: () => setProblem(null) })} />
    }
    await render(<Asking />)
    await userEvent.fill(field, '999999')
    await submit.click()
    await expect.element(field).toHaveAccessibleDescription('Invalid Pincode 6 digits')
    await submit.click()
    expect(asked).toEqual(['999999'])
    await userEvent.fill(field, '999998')
    await submit.click()
    expect(asked).toEqual(['999999', '999998'])
  })

  it('[16.3] shows the server’s sentence where there is one', async () => {
    await render(<PincodeModal {...props({ problem: { kind: 'invalid', message: 'पिनकोड नहीं मिला।' } })} />)
    await expect.element(page.getByText('पिनकोड नहीं मिला।')).toBeVisible()
  })

  it('offers another try after the server could not be reached', async () => {
    const asked: string[] = []
    const onPincodeSubmit = (pincode: string) => asked.push(pincode)
    await render(<PincodeModal {...props({ problem: { kind: 'unreachable' }, onPincodeSubmit })} />)
    await expect.element(page.getByText('The pincode could not be looked up. Please try again.')).toBeVisible()
    await userEvent.fill(field, '570001')
    await submit.click()
    expect(asked).toEqual(['570001'])
  })

  it('submits nothing while an answer is on its way', async () => {
    const asked: string[] = []
    await render(<PincodeModal {...props({ pending: 'pincode', onPincodeSubmit: (text) => asked.push(text) })} />)
    await userEvent.fill(field, '570001')
    await userEvent.keyboard('{Enter}')
    expect(asked).toEqual([])
    await expect.element(submit).toHaveAttribute('aria-busy', 'true')
  })

  it('asks the device on request, and says why that failed', async () => {
    const asked: string[] = []
    const screen = await render(<PincodeModal {...props({ onLocate: () => asked.push('located') })} />)
    await page.getByRole('button', { name: 'Use my location' }).click()
    expect(asked).toEqual(['located'])
    await screen.rerender(<PincodeModal {...props({ problem: { kind: 'denied' } })} />)
    await expect.element(page.getByText(/^Your location is switched off/)).toBeVisible()
    await screen.rerender(<PincodeModal {...props({ problem: { kind: 'unavailable' }, onLocate: undefined })} />)
    await expect.element(page.getByText(/^Your location could not be found/)).toBeVisible()
    expect(page.getByRole('button', { name: 'Use my location' }).query()).toBeNull()
  })

  it('[16.5] shows three addresses, and the others on request', async () => {
    const chosen: string[] = []
    await render(<PincodeModal {...props({ addresses, onAddressChoose: ({ id }) => chosen.push(id) })} />)
    const list = page.getByRole('region', { name: 'Your addresses' })
    expect(list.getByRole('listitem').elements()).toHaveLength(3)
    await page.getByRole('button', { name: '+2 more addresses' }).click()
    expect(list.getByRole('listitem').elements()).toHaveLength(5)
    await expect.element(list.getByRole('button', { name: /^Mother/ })).toHaveFocus()
    expect(page.getByRole('button', { name: /more address/ }).query()).toBeNull()
    await list.getByRole('button', { name: /^Farm/ }).click()
    expect(chosen).toEqual(['Farm'])
  })

  it.each([
    [3, null],
    [4, '+1 more address'],
  ])('[16.5] says of %d addresses how many more there are: %s', async (count, words) => {
    await render(<PincodeModal {...props({ addresses: addresses.slice(0, count) })} />)
    expect(page.getByRole('button', { name: /more address/ }).query()?.textContent ?? null).toBe(words)
  })

  it('has every word from its messages', async () => {
    const { container } = await render(
      <UiProvider messages={{ dialog: { close: '⟦close⟧' } }}>
        <PincodeModal {...props({ problem: { kind: 'denied' }, messages: pseudoMessages(en) })} />
      </UiProvider>,
    )
    expect(leakedWords(container)).toEqual([])
  })
})
