import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createOverlay } from './index.ts'

interface DialogProps {
  readonly onClose: () => void
}

function Dialog({ onClose }: DialogProps) {
  return (
    <dialog open aria-label="Coupons">
      <button type="button" onClick={onClose}>
        Close
      </button>
    </dialog>
  )
}

/** A page with a button that opens an overlay, whose code is what `load` gives. */
async function showPage(load: () => Promise<{ readonly default: typeof Dialog }>): Promise<void> {
  const Overlay = createOverlay(load)
  function Page() {
    const [isOpen, setOpen] = useState(false)
    const [said, setSaid] = useState('')
    const close = () => setOpen(false)
    return (
      <main id="main">
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <p role="alert">{said}</p>
        <Overlay
          wanted={isOpen ? { onClose: close } : null}
          onGiveUp={close}
          instead={() => setSaid('It did not load')}
          fallback={<p>One moment</p>}
        />
      </main>
    )
  }
  await render(<Page />)
}

const open = () => page.getByRole('button', { name: 'Open' }).click()
const dialog = page.getByRole('dialog', { name: 'Coupons' })

it('shows that it is coming until its code is here, and then opens and closes', async () => {
  let letThrough = () => {}
  const code = new Promise<void>((resolve) => (letThrough = resolve))
  await showPage(async () => {
    await code
    return { default: Dialog }
  })
  await open()
  await expect.element(page.getByText('One moment')).toBeVisible()
  await expect.element(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  letThrough()
  await expect.element(dialog).toBeVisible()
  await expect.element(page.getByRole('main')).not.toHaveAttribute('aria-busy')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

it('says that its code did not come, and opens with the next tap rather than by itself', async () => {
  let isAway = true
  await showPage(() => (isAway ? Promise.reject(new Error('away')) : Promise.resolve({ default: Dialog })))
  await open()
  await expect.element(page.getByRole('alert')).toHaveTextContent('It did not load')
  isAway = false
  await expect.element(dialog).not.toBeInTheDocument()
  await open()
  await expect.element(dialog).toBeVisible()
})
