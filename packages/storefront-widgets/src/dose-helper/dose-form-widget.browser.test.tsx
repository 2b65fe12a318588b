import { aVariant } from '@krishi/storefront-hooks/memory'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DoseFormWidget, usableDose } from './index.ts'

const dose = { kind: 'dose', min: 60, max: 100, unit: 'ml' } as const
const bottle = aVariant({
  id: 'bottle',
  title: { text: '100 ml', lang: 'en' },
  netQuantity: { value: 100, unit: 'ml' },
})
const litre = aVariant({ id: 'litre', title: { text: '1 l', lang: 'en' }, netQuantity: { value: 1, unit: 'l' } })
const answer = page.getByRole('status')
const area = page.getByRole('textbox', { name: 'Area' })

describe('DoseFormWidget', () => {
  it('counts the packs of an acre at once, then of what she types', async () => {
    await render(<DoseFormWidget dose={dose} variant={bottle} />)
    await expect.element(answer.getByText('1 pack of 100 ml')).toBeVisible()
    await expect.element(answer.getByText('₹250 in all')).toBeVisible()
    await userEvent.fill(area, '२.५')
    await expect.element(answer.getByText(/^3 packs of 100 ml/)).toBeVisible()
    await userEvent.fill(area, 'two')
    await expect.element(area).toHaveAccessibleDescription('Enter the area as a number, such as 2 or 2.5.')
    await userEvent.fill(area, '5000')
    await expect.element(area).toHaveAccessibleDescription('Enter at most 1,000 acres.')
  })

  it('keeps area and measure when another pack is chosen', async () => {
    const screen = await render(<DoseFormWidget dose={dose} variant={bottle} />)
    await userEvent.fill(area, '2')
    await page.getByRole('combobox').selectOptions('hectare')
    await expect.element(answer.getByText(/^5 packs of 100 ml/)).toBeVisible()
    await screen.rerender(<DoseFormWidget dose={dose} variant={litre} />)
    await expect.element(answer.getByText(/^1 pack of 1 l/)).toBeVisible()
    await expect.element(area).toHaveValue('2')
  })

  it('asks for another pack where this one cannot be compared', async () => {
    await render(<DoseFormWidget dose={dose} variant={aVariant({ id: 'kilo' })} />)
    await expect.element(answer.getByText(/^Choose a pack/)).toBeVisible()
  })
})

describe('usableDose', () => {
  it('is one that a pack can be measured against', () => {
    expect(usableDose({ dose, variants: [aVariant({ id: 'kilo' }), bottle] })).toBe(dose)
    expect(usableDose({ dose, variants: [aVariant({ id: 'kilo' })] })).toBeNull()
    expect(usableDose({ dose: null, variants: [bottle] })).toBeNull()
  })
})
