import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { readEntry } from '../navigation/index.ts'
import { FirstAddress, SiteLink, announceSteps, navigate, useAddress } from './index.ts'

beforeAll(announceSteps)

function Shown() {
  const { pathname, search } = useAddress()
  return <p>{`${pathname} ${search}`}</p>
}

const shown = page.getByRole('paragraph')
const written = () => `${location.pathname} ${location.search.slice(1)}`

it('is the address as it is written, wherever links, code and Back lead', async () => {
  const begun = written()
  await render(
    <>
      <Shown />
      <SiteLink href="/products/100%25?variant=2">Seeds</SiteLink>
    </>,
  )
  await page.getByRole('link', { name: 'Seeds' }).click()
  await expect.element(shown).toHaveTextContent('/products/100%25 variant=2')
  navigate('/cart', { replace: true })
  await expect.element(shown).toHaveTextContent('/cart')
  history.back()
  await expect.element(shown).toHaveTextContent(begun)
  // No entry is left ahead, which the next test of this window would replace.
  navigate(location.href)
})

it('gives a new entry a number, which it keeps where another address replaces its own', () => {
  const before = readEntry()
  navigate('/cart')
  const number = readEntry()
  expect(number).not.toBe(before)
  navigate('/cart?coupon=KISAN', { replace: true })
  expect(readEntry()).toBe(number)
})

it('begins with what the server has rendered, and then is that of the window', async () => {
  const tree = (
    <FirstAddress value={{ pathname: '/orders', search: 'page=2' }}>
      <Shown />
    </FirstAddress>
  )
  const sent = renderToString(tree)
  expect(sent).toContain('/orders page=2')
  const place = document.createElement('div')
  place.innerHTML = sent
  document.body.append(place)
  const errors: unknown[] = []
  const root = hydrateRoot(place, tree, { onRecoverableError: (error) => errors.push(error) })
  await expect.element(shown).toHaveTextContent(written())
  expect(errors).toEqual([])
  root.unmount()
  place.remove()
})

it('leaves a link to the browser where it is meant for a new tab, and to whoever has taken the click', async () => {
  const begun = location.pathname
  const clicks: boolean[] = []
  const screen = await render(
    <>
      <SiteLink href="/one">One</SiteLink>
      <SiteLink href="/two" onClick={(event) => event.preventDefault()}>
        Two
      </SiteLink>
    </>,
  )
  screen.container.parentElement?.addEventListener('click', (event) => {
    clicks.push(event.defaultPrevented)
    event.preventDefault()
  })
  await page.getByRole('link', { name: 'One' }).click({ modifiers: ['ControlOrMeta'] })
  await page.getByRole('link', { name: 'Two' }).click()
  expect(clicks).toEqual([false, true])
  expect(location.pathname).toBe(begun)
})
