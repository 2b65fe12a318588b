import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import sheet from '../styles.css?inline'
import '../styles.css'
import { aText, renderInShadow } from '../testing/index.ts'
import { aBrandSection } from './filter-panel.fixtures.ts'
import { FilterPanel } from './index.ts'
import type { ChoiceSection, FilterPanelProps } from './index.ts'

/** A panel of brands alone that takes every choice at once. */
function Brands({ section, ...props }: { section: ChoiceSection } & Partial<FilterPanelProps>) {
  const [selected, setSelected] = useState(section.selected)
  return (
    <FilterPanel
      form={{ action: '#' }}
      sections={[{ ...section, selected }]}
      onChoose={(_, value, isChosen) =>
        setSelected((all) => (isChosen ? [...all, value] : all.filter((other) => other !== value)))
      }
      onPriceChange={() => undefined}
      onClear={() => undefined}
      {...props}
    />
  )
}

const search = page.getByRole('searchbox', { name: 'Search brands' })
const boxes = page.getByRole('checkbox')
const more = page.getByRole('button', { name: /^Show \d+ more$/ })
const names = () => boxes.elements().map((element) => element.closest('label')?.querySelector('span')?.textContent)

/** The row with the focus, in a shadow root too. */
function focusedRow() {
  const outer = document.activeElement
  const active = outer?.shadowRoot?.activeElement ?? outer
  return Number(active?.closest('li')?.getAttribute('aria-posinset'))
}

describe('brands without scripts', () => {
  it('[13.7] are all there on the page that the link leads to', () => {
    const section = { ...aBrandSection(600), wholeHref: '?allBrands=1#filters' }
    const panel = (shown: ChoiceSection) => renderToString(<Brands section={shown} />)
    expect(panel(section)).toMatch(/<noscript><a [^>]*href="\?allBrands=1#filters">Show 595 more/)
    const whole = panel({ ...section, isWhole: true })
    expect(whole.match(/type="checkbox"/g)).toHaveLength(600)
    expect(whole).not.toContain('?allBrands=1')
  })
})

describe.each([
  ['in the page', render],
  ['in a shadow root', (ui: Parameters<typeof renderInShadow>[0]) => renderInShadow(ui, { styles: sheet })],
] as const)('brands %s', (_place, renderThere) => {
  it('[13.7] shows five until Show more, and finds by any part of a name in any case', async () => {
    await renderThere(<Brands section={aBrandSection(600)} />)
    expect(names()).toEqual(['Kaveri', 'Mahyco', 'Nuziveedu', 'Rasi', 'Syngenta'])
    await expect.element(more).toHaveTextContent('Show 595 more')
    await search.fill('AHY')
    await expect.poll(names).toEqual(['Mahyco', 'Mahyco Agro 11', 'Mahyco Agro 21', 'Mahyco Agro 31', 'Mahyco Agro 41'])
    await expect.element(page.getByText('60 brands', { exact: true })).toBeVisible()
    await search.fill('tractor')
    await expect.element(page.getByText('No brands found')).toBeVisible()
    expect(names()).toEqual([])
  })

  it('[13.7] has the brands that leave products among the first five', async () => {
    const section = aBrandSection(8)
    const choices = (section.groups[0]?.choices ?? []).map((choice, place) => ({ ...choice, count: place < 6 ? 0 : 3 }))
    await renderThere(<Brands section={{ ...section, groups: [{ choices }] }} />)
    const all = choices.map(({ label }) => label.text)
    expect(names()).toEqual([...all.slice(6), ...all.slice(0, 3)])
    await more.click()
    await expect.poll(() => names().slice(0, 3)).toEqual(all.slice(0, 3))
  })

  it('[13.7] goes through all 600 by keyboard, from one Tab stop', async () => {
    await renderThere(<Brands section={aBrandSection(600)} />)
    await more.click()
    await expect.poll(focusedRow).toBe(6)
    for (let row = 7; row <= 40; row += 1) {
      await userEvent.keyboard('{ArrowDown}')
      await expect.poll(focusedRow).toBe(row)
    }
    await userEvent.keyboard('{End}')
    await expect.poll(focusedRow).toBe(600)
    await userEvent.keyboard('{ArrowUp}{PageUp}')
    await expect.poll(focusedRow).toBe(594)
    await userEvent.keyboard(' ')
    await expect.element(page.getByRole('checkbox', { checked: true })).toHaveAttribute('value', 'brand-593')
    await userEvent.keyboard('{Home}')
    await expect.poll(focusedRow).toBe(1)
    expect(boxes.elements().length).toBeLessThan(40)
    expect(boxes.elements().filter(({ tabIndex }) => tabIndex === 0).length).toBe(1)
    await userEvent.tab()
    await expect.poll(() => page.getByRole('button', { name: 'Show fewer' }).element().matches(':focus')).toBe(true)
  })
})

describe('brands', () => {
  it('[13.7] tell their place in the whole list', async () => {
    await render(<Brands section={aBrandSection(600)} />)
    await more.click()
    const rows = page.getByRole('list', { name: 'Brands' }).getByRole('listitem')
    await expect.element(rows.first()).toHaveAttribute('aria-posinset', '1')
    await expect.element(rows.first()).toHaveAttribute('aria-setsize', '600')
    await expect.element(page.getByRole('list', { name: 'Brands' })).toHaveAccessibleDescription(/Arrow keys/)
  })

  it('[13.7] are found while a keyboard still composes, and wait while a letter is half done', async () => {
    const names = ['कावेरी', 'महिको', 'रासी', 'बायर', 'यूपीएल', 'इफको']
    const choices = names.map((name) => ({ value: name, label: aText(name, 'hi'), searchText: 'brand' }))
    await render(<Brands section={aBrandSection(0, { groups: [{ choices }] })} />)
    const input = search.element() as HTMLInputElement
    const compose = (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
      input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
    }
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    compose('म')
    await expect.poll(() => boxes.elements().length).toBe(1)
    compose('मk')
    await expect.element(input).toHaveValue('मk')
    expect(boxes.elements().length).toBe(1)
    compose('का')
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
    await expect.element(page.getByRole('checkbox', { name: 'कावेरी' })).toBeVisible()
    await search.fill('BRAND')
    await expect.poll(() => boxes.elements().length).toBe(5)
  })

  it('[13.7] keep what is chosen in sight', async () => {
    await render(<Brands section={aBrandSection(600, { selected: ['brand-77'] })} />)
    const chosen = page.getByRole('checkbox', { name: /^Coromandel Agro 77/ })
    expect(names()[0]).toBe('Coromandel Agro 77')
    await expect.element(more).toHaveTextContent('Show 594 more')
    await chosen.click()
    await expect.element(chosen).not.toBeChecked()
    expect(names().length).toBe(6)
  })

  it('neither search nor fold away a handful', async () => {
    await render(<Brands section={aBrandSection(5)} />)
    expect(page.getByRole('searchbox').query()).toBeNull()
    expect(more.query()).toBeNull()
  })

  it('keep the focus in the search while the long list narrows', async () => {
    await render(<Brands section={aBrandSection(600)} />)
    await more.click()
    await expect.poll(focusedRow).toBe(6)
    await search.click()
    await userEvent.keyboard('zz')
    await expect.element(page.getByText('No brands found')).toBeVisible()
    await userEvent.keyboard('{Backspace}{Backspace}rasi{Enter}')
    await expect.element(page.getByText('60 brands', { exact: true })).toBeVisible()
    expect(search.element().matches(':focus')).toBe(true)
    expect(names()[0]).toBe('Rasi')
  })

  it('give long names at 200 % text their room', async () => {
    const choices = Array.from({ length: 60 }, (_, index) => ({
      value: `b${index}`,
      label: aText(`நுண்ணூட்டச்சத்து மற்றும் பயிர் வளர்ச்சி ஊக்கிகள் ${index}`, 'ta'),
      count: 12,
    }))
    const { container } = await render(
      <div style={{ inlineSize: 260, fontSize: '200%' }}>
        <style>{':root { font-size: 32px }'}</style>
        <Brands section={aBrandSection(0, { groups: [{ choices }] })} />
      </div>,
    )
    await more.click()
    await expect.poll(focusedRow).toBe(6)
    for (let step = 0; step < 10; step += 1) await userEvent.keyboard('{ArrowDown}')
    await expect.poll(focusedRow).toBe(16)
    const rows = [...container.querySelectorAll('[data-part=row]')].map((row) => row.getBoundingClientRect())
    rows.slice(1).forEach((row, index) => expect(row.top).toBeGreaterThanOrEqual((rows[index]?.bottom ?? 0) - 1))
    expect(rows[1]?.height).toBeGreaterThan(88)
    expect(container.scrollWidth).toBeLessThanOrEqual(360)
  })

  it('fold up again, with the focus on the button', async () => {
    await render(<Brands section={aBrandSection(600)} />)
    await more.click()
    const fewer = page.getByRole('button', { name: 'Show fewer' })
    await fewer.click()
    await expect.element(more).toHaveAttribute('aria-expanded', 'false')
    expect(more.element().matches(':focus')).toBe(true)
    expect(names().length).toBe(5)
  })
})
