import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bootPage } from '../testing/boot-page.ts'

it('goes the way of plain HTML when the client cannot be loaded, and says what needs it', async () => {
  bootPage(
    `<button type="button">Open the menu</button>
    <form action="about:blank" target="sink" data-add-to-cart><button type="submit">Add</button></form>
    <form><label>Mobile <input name="mobile"></label><button type="submit">Send a code</button></form>
    <iframe name="sink" title="Where the cart is"></iframe>`,
    'blob:nothing',
  )
  const sent: string[] = []
  addEventListener('submit', (event) => event.defaultPrevented || sent.push((event.target as HTMLFormElement).action))

  await userEvent.click(page.getByRole('button', { name: 'Add' }))
  await expect.poll(() => sent).toEqual(['about:blank'])
  await expect.element(page.getByRole('button', { name: 'Add' })).not.toHaveAttribute('aria-busy')

  await userEvent.click(page.getByRole('button', { name: 'Open the menu' }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('It did not load')

  // The next touch takes the message away.
  const address = location.href
  await userEvent.fill(page.getByRole('textbox'), '98')
  await expect.element(page.getByRole('alert')).toHaveTextContent('')
  await userEvent.click(page.getByRole('button', { name: 'Send a code' }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('It did not load')
  expect(location.href).toBe(address)
  expect(sent).toHaveLength(1)
})
