import { areaUnits } from '@krishi/storefront-core/dose'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { UiProvider } from '../i18n/index.ts'
import { aText, conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { doseHelperContract } from './dose-helper.contract.ts'
import { DoseForm, DoseHelper } from './index.ts'
import type { DoseFormProps } from './index.ts'
import en from './messages/en.json'

const half = { title: aText('500 ml') }
const litre = { title: aText('1 l') }

const advice = {
  needed: { min: { value: 90, unit: 'ml' }, max: { value: 1.45, unit: 'l' } },
  mix: [
    { pack: half, count: 1 },
    { pack: litre, count: 1 },
  ],
  cost: 51_000,
  leftOver: { value: 50, unit: 'ml' },
  packsForLess: 1,
  instead: { pack: half, count: 3, dearerBy: 9_000 },
} as const

function props(own: Partial<DoseFormProps> = {}): DoseFormProps {
  return {
    kind: 'dose',
    dose: { min: { value: 60, unit: 'ml' }, max: { value: 1, unit: 'l' } },
    area: '1.5',
    unit: 'acre',
    units: areaUnits,
    answer: { status: 'advice', advice },
    onAreaChange: () => undefined,
    onUnitChange: () => undefined,
    ...own,
  }
}

conformance('DoseHelper', { contract: doseHelperContract, widget: () => <DoseHelper>Form</DoseHelper> })
conformance('DoseForm', { contract: doseHelperContract, widget: () => <DoseForm {...props()} /> })

const area = page.getByRole('textbox', { name: 'Area' })
const answer = page.getByRole('status')

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('DoseForm %s', (_place, renderThere) => {
  it('tells the dose, the cheapest packs, why they are, and what is left', async () => {
    await renderThere(<DoseForm {...props()} />)
    await expect.element(page.getByText('Dose: 60 ml to 1 litres per acre')).toBeVisible()
    await expect
      .element(answer)
      .toHaveTextContent(
        '1 pack of 500 ml1 pack of 1 l₹510 in all' +
          'Your field needs 90 ml to 1.45 litres. ' +
          'This is the cheapest choice: 3 packs of 500 ml would cost ₹90 more. ' +
          '1 pack is enough for the lower dose. 50 ml is left over.',
      )
  })
})

describe('DoseForm', () => {
  it('takes area and measure', async () => {
    const heard: string[] = []
    const onAreaChange = (text: string) => heard.push(text)
    const onUnitChange = (unit: string) => heard.push(unit)
    await render(<DoseForm {...props({ area: '', onAreaChange, onUnitChange })} />)
    await userEvent.fill(area, '2')
    await page.getByRole('combobox', { name: 'Measured in' }).selectOptions('hectare')
    expect(heard).toEqual(['2', 'hectare'])
  })

  it('says how large a measure is, and that a bigha differs', async () => {
    const screen = await render(<DoseForm {...props()} />)
    await expect.element(page.getByText('1 acre = 4,047 m²')).toBeVisible()
    const options = page
      .getByRole('option')
      .elements()
      .map((option) => option.textContent)
    expect(options).toEqual(expect.arrayContaining(['hectare', 'bigha of 1,338 m² (West Bengal, Assam)']))
    await screen.rerender(<DoseForm {...props({ unit: 'bigha-14400' })} />)
    await expect.element(page.getByText(/^A bigha differs from district to district/)).toBeVisible()
    await screen.rerender(<DoseForm {...props({ unit: 'katha-1361' })} />)
    await expect.element(page.getByText(/^A katha differs from district to district/)).toBeVisible()
    await screen.rerender(<DoseForm {...props({ unit: 'cent' })} />)
    await expect.element(page.getByText('1 cent = 40.5 m²')).toBeVisible()
  })

  it('says one amount once, and that nothing is left', async () => {
    const one = { value: 12_000, unit: 'seed' } as const
    const exact = {
      needed: { min: one, max: one },
      mix: [{ pack: half, count: 12 }],
      cost: 1_200_000,
      leftOver: null,
      packsForLess: 12,
      instead: null,
    }
    await render(
      <DoseForm
        {...props({ kind: 'seed-rate', dose: { min: one, max: one }, answer: { status: 'advice', advice: exact } })}
      />,
    )
    await expect.element(page.getByText('Seed rate: 12,000 seeds per acre')).toBeVisible()
    await expect
      .element(answer)
      .toHaveTextContent(
        '12 packs of 500 ml₹12,000 in allYour field needs 12,000 seeds. No other choice of packs costs less. Nothing is left over.',
      )
    await expect.element(page.getByText(/^The seed rate differs/)).toBeVisible()
  })

  it.each([
    ['dose/area-invalid', 'Enter the area as a number, such as 2 or 2.5.'],
    ['dose/area-too-large', 'Enter at most 1,000 acres.'],
    ['dose/area-missing', ''],
  ] as const)('says at the field of %s: %s', async (code, words) => {
    await render(<DoseForm {...props({ answer: { status: 'refused', code } })} />)
    await expect.element(area).toHaveAccessibleDescription(words)
    expect(answer.element().textContent).toBe('')
  })

  it('puts the packs into the cart, where they can be bought', async () => {
    let added = 0
    const screen = await render(<DoseForm {...props({ onAdd: () => (added += 1) })} />)
    await page.getByRole('button', { name: 'Add these packs' }).click()
    expect(added).toBe(1)
    await screen.rerender(<DoseForm {...props()} />)
    expect(page.getByRole('button').query()).toBeNull()
  })

  it('says that there are not enough packs', async () => {
    await render(<DoseForm {...props({ answer: { status: 'not-enough' }, onAdd: () => undefined })} />)
    await expect.element(answer).toHaveTextContent('There are not enough packs in the shop for this area now.')
    expect(page.getByRole('button').query()).toBeNull()
  })

  it('says that packs cannot be compared', async () => {
    await render(<DoseForm {...props({ answer: { status: 'not-comparable' } })} />)
    await expect.element(answer).toHaveTextContent('The packs do not say what is in them by weight or volume.')
  })

  it('has every word from its messages', async () => {
    const { container } = await render(
      <DoseForm {...props({ messages: pseudoMessages(en), onAdd: () => undefined })} />,
    )
    expect(leakedWords(container, ['₹510'])).toEqual([])
  })
})

describe('DoseHelper', () => {
  it('opens by keyboard, and tells so', async () => {
    const heard: boolean[] = []
    await render(
      <UiProvider messages={{ doseHelper: pseudoMessages(en) }}>
        <DoseHelper onOpenChange={(open) => heard.push(open)} messages={{ title: 'How many?' }}>
          Form
        </DoseHelper>
      </UiProvider>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Form')).toBeVisible()
    expect(heard).toEqual([true])
  })

  it('tells of having been opened before its code was there', async () => {
    const host = document.createElement('div')
    host.innerHTML = renderToString(<DoseHelper>Form</DoseHelper>)
    document.body.append(host)
    await page.getByText('How many packs for my field?').click()
    const heard: boolean[] = []
    const root = hydrateRoot(host, <DoseHelper onOpenChange={(open) => heard.push(open)}>Form</DoseHelper>)
    await expect.poll(() => heard).toEqual([true])
    root.unmount()
    host.remove()
  })
})
