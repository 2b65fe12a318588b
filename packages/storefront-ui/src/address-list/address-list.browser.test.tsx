import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conformance, renderInShadow } from '../testing/index.ts'
import { addressListContract } from './address-list.contract.ts'
import { AddressList } from './address-list.tsx'
import type { AddressListProps } from './address-list.tsx'
import type { AddressView } from './address-card.tsx'

const home: AddressView = {
  id: 'home',
  name: 'Savitri Patil',
  lines: ['12, Malegaon village', 'Nashik 422001'],
  phone: '9876543210',
  isDefault: true,
}
const farm: AddressView = { ...home, id: 'farm', lines: ['Canal road', 'Nashik 422103'], isDefault: false }

function props(did: string[] = [], overrides: Partial<AddressListProps> = {}): AddressListProps {
  return {
    addresses: [home, farm],
    more: 0,
    onMore: () => did.push('more'),
    onEdit: (id) => did.push(`edit ${id}`),
    onDelete: (id) => did.push(`delete ${id}`),
    onMakeDefault: (id) => did.push(`default ${id}`),
    ...overrides,
  }
}

conformance('address list', { contract: addressListContract, widget: () => <AddressList {...props()} /> })

describe('address list', () => {
  it('[28.12] edits, deletes and makes default by name, and keeps focus in the list', async () => {
    const did: string[] = []
    await render(<AddressList {...props(did)} />)
    await page.getByRole('button', { name: 'Edit the address of Savitri Patil, Canal road' }).click()
    await page.getByRole('button', { name: 'Make default: Savitri Patil, Canal road' }).click()
    await page.getByRole('button', { name: 'Delete the address of Savitri Patil, 12, Malegaon village' }).click()
    expect(did).toEqual(['edit farm', 'default farm', 'delete home'])
    await expect.element(page.getByRole('region', { name: 'Your addresses' })).toHaveFocus()
  })

  it('[28.12] marks the default, which cannot be made it', async () => {
    await render(<AddressList {...props([], { addresses: [home] })} />)
    await expect.element(page.getByText('Default', { exact: true })).toBeVisible()
    await expect.element(page.getByText('+91 9876543210')).toBeVisible()
    expect(page.getByRole('button', { name: /default/ }).query()).toBeNull()
  })

  it('[28.12] says how many more there are', async () => {
    const did: string[] = []
    const screen = await render(<AddressList {...props(did, { more: 1 })} />)
    await page.getByRole('button', { name: '+1 more address', exact: true }).click()
    expect(did).toEqual(['more'])
    await screen.rerender(<AddressList {...props(did, { more: 4 })} />)
    await expect.element(page.getByRole('button', { name: '+4 more addresses' })).toBeVisible()
  })

  it('[29.2] offers a choice by keyboard, with the address as its description', async () => {
    const did: string[] = []
    const choice = { chosenId: 'home', onChoose: (id: string) => did.push(id) }
    await render(<AddressList {...props(did, { choice, onDelete: undefined, onMakeDefault: undefined })} />)
    const [first] = page.getByRole('radio').elements()
    await expect.element(page.getByRole('group', { name: 'Where should we deliver?' })).toBeVisible()
    await expect.element(page.getByRole('radio').first()).toBeChecked()
    await expect.element(page.getByRole('radio').last()).toHaveAccessibleDescription(/Canal road/)
    if (first instanceof HTMLElement) first.focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(did).toEqual(['farm'])
    expect(page.getByRole('button', { name: /Delete/ }).query()).toBeNull()
  })

  it('works inside a shadow root', async () => {
    const did: string[] = []
    const shadow = await renderInShadow(<AddressList {...props(did)} />)
    await page.getByRole('button', { name: /^Delete .* Canal road/ }).click()
    expect(did).toEqual(['delete farm'])
    await shadow.unmount()
  })
})
