import { areaUnits } from '@krishi/storefront-core/dose'
import type { FarmCrop } from '@krishi/storefront-core/farm'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import cropNames from '../crop-name/messages/en.json'
import doseWords from '../dose-helper/messages/en.json'
import { farmContract } from './farm.contract.ts'
import { someCrops } from './farm.fixtures.ts'
import { FarmForm, FarmLink, OwnCrops, useFarmWords } from './index.ts'
import type { FarmFormProps } from './index.ts'
import en from './messages/en.json'

const nothing = () => undefined

function props(own: Partial<FarmFormProps> = {}): FarmFormProps {
  return {
    status: 'ready',
    crops: someCrops,
    choices: ['paddy', 'wheat'],
    limit: 12,
    area: '2',
    unit: 'acre',
    units: areaUnits,
    problem: null,
    place: '570010, Mysuru',
    isKept: true,
    isEmpty: false,
    onCropAdd: nothing,
    onCropRemove: nothing,
    onAreaChange: nothing,
    onUnitChange: nothing,
    onPlaceAsk: nothing,
    onClear: nothing,
    ...own,
  }
}

conformance('FarmForm', { contract: farmContract, widget: () => <FarmForm {...props({ isKept: false })} /> })
conformance('FarmLink', { contract: farmContract, widget: () => <FarmLink href="#farm" isFromFarm /> })
conformance('OwnCrops', { contract: farmContract, widget: () => <OwnCrops crops={someCrops} editHref="#farm" /> })

function Live({ heard, limit = 12 }: { readonly heard: string[]; readonly limit?: number }) {
  const [crops, setCrops] = useState(someCrops)
  const remove = (crop: FarmCrop) => setCrops(crops.filter((item) => item.crop !== crop))
  function add(crop: FarmCrop): void {
    heard.push(crop)
    if (crops.length + 1 === limit) setCrops([...crops, { crop, href: '#', seasons: ['rabi'], isInSeason: false }])
  }
  return <FarmForm {...props({ crops, limit, onCropAdd: add, onCropRemove: remove })} />
}

const crops = page.getByRole('region', { name: 'Crops' })

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('FarmForm %s', (_place, renderThere) => {
  it('adds the crop that is chosen by keyboard, and keeps the focus when one is removed', async () => {
    const heard: string[] = []
    await renderThere(<Live heard={heard} />)
    const choice = crops.getByRole('combobox', { name: 'Crop' })
    await choice.selectOptions('Wheat')
    expect(heard).toEqual([])
    crops.getByRole('button', { name: 'Add crop' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(choice).toHaveValue('')
    await userEvent.keyboard('{Enter}')
    expect(heard).toEqual(['wheat'])
    for (const name of ['Remove Tomato', 'Remove Cotton', 'Remove Pigeon Pea']) {
      await crops.getByRole('button', { name }).click()
      expect(crops.getByRole('heading', { name: 'Crops' }).element().matches(':focus')).toBe(true)
    }
    await expect.element(crops.getByRole('heading', { name: en.emptyTitle })).toBeVisible()
  })
})

describe('FarmForm', () => {
  it('says that a crop is to be chosen first, at the choice, until one is', async () => {
    const heard: string[] = []
    await render(<Live heard={heard} />)
    const choice = crops.getByRole('combobox', { name: 'Crop' })
    await crops.getByRole('button', { name: 'Add crop' }).click()
    await expect.element(choice).toHaveAccessibleDescription(en.choose)
    await expect.element(choice).toHaveFocus()
    expect(heard).toEqual([])
    await choice.selectOptions('Wheat')
    await expect.element(choice).not.toHaveAccessibleDescription(en.choose)
  })

  it('keeps the focus when the last crop that there is room for is added', async () => {
    await render(<Live heard={[]} limit={someCrops.length + 1} />)
    await crops.getByRole('combobox', { name: 'Crop' }).selectOptions('Wheat')
    await crops.getByRole('button', { name: 'Add crop' }).click()
    await expect.element(crops.getByText(/Remove one to add another/)).toBeVisible()
    await expect.element(crops.getByRole('heading', { name: 'Crops' })).toHaveFocus()
  })

  it('says of each crop when it is sown, and leads to products for it', async () => {
    await render(<FarmForm {...props()} />)
    await expect.element(crops.getByRole('listitem').first().getByText(en.inSeason)).toBeVisible()
    expect(crops.getByRole('listitem').nth(1).getByText(en.inSeason).query()).toBeNull()
    await expect.element(crops.getByText('Sown or planted: kharif (from June)').first()).toBeVisible()
    await expect
      .element(crops.getByRole('link', { name: 'Products for Pigeon Pea' }))
      .toHaveAttribute('href', '#pigeon-pea')
  })

  it('takes area and pincode, and says what is wrong with an area', async () => {
    const heard: string[] = []
    const screen = await render(
      <FarmForm {...props({ onAreaChange: (text) => heard.push(text), onPlaceAsk: () => heard.push('place') })} />,
    )
    await page.getByRole('textbox', { name: 'Area' }).fill('3')
    await page.getByRole('button', { name: 'Change pincode' }).click()
    expect(heard).toEqual(['3', 'place'])
    await screen.rerender(<FarmForm {...props({ problem: 'dose/area-invalid', place: null })} />)
    await expect
      .element(page.getByRole('textbox', { name: 'Area' }))
      .toHaveAccessibleDescription('Enter the area as a number, such as 2 or 2.5.')
    await expect.element(page.getByRole('button', { name: 'Enter pincode' })).toBeVisible()
  })

  it('offers no more crops than there may be, and is removed as a whole', async () => {
    let cleared = 0
    await render(<FarmForm {...props({ limit: 3, onClear: () => (cleared += 1) })} />)
    await expect.element(crops.getByText('You have 3 crops. Remove one to add another.')).toBeVisible()
    expect(crops.getByRole('combobox').query()).toBeNull()
    await page.getByRole('button', { name: en.clear }).click()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(cleared).toBe(1)
  })

  it('says where nothing is kept, and has nothing to remove where nothing was told', async () => {
    await render(<FarmForm {...props({ isKept: false, isEmpty: true })} />)
    await expect.element(page.getByRole('alert')).toHaveTextContent(en.notKept)
    expect(page.getByRole('button', { name: en.clear }).query()).toBeNull()
  })

  it('has every word of its own from its messages', async () => {
    function Words() {
      const { cropRemoved, ...others } = useFarmWords(pseudoMessages(en))
      return [cropRemoved(''), ...Object.values(others)]
    }
    const { container } = await render(
      <>
        <FarmForm {...props({ messages: pseudoMessages(en), isKept: false })} />
        <Words />
      </>,
    )
    const others = ['570010, Mysuru', '1 acre = 4,047 m²', ...Object.values(cropNames), ...Object.values(doseWords)]
    const longestFirst = others.toSorted((one, other) => other.length - one.length)
    expect(leakedWords(container, longestFirst)).toEqual([])
  })
})
