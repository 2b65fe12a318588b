import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '../../styles.css'
import { conformance } from '../../testing/index.ts'
import { confirmDialogContract } from './confirm-dialog.contract.ts'
import { ConfirmDialog } from './index.ts'

const question = (answers: string[] = []) => (
  <ConfirmDialog
    open
    title="Remove Tomato seeds?"
    confirmLabel="Remove"
    onOpenChange={(open) => answers.push(open ? 'open' : 'close')}
    onConfirm={() => answers.push('confirm')}
  />
)

conformance('ConfirmDialog', {
  contract: confirmDialogContract,
  widget: () => question(),
  rendersOnServer: false,
})

describe('ConfirmDialog', () => {
  it('[35.4] interrupts, and starts at the answer that changes nothing', async () => {
    const answers: string[] = []
    await render(question(answers))
    await expect.element(page.getByRole('alertdialog', { name: 'Remove Tomato seeds?' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(answers).toEqual(['close'])
  })

  it('is described by what follows from yes, or by the question itself', async () => {
    const screen = await render(
      <ConfirmDialog open title="Remove?" confirmLabel="Remove" onOpenChange={() => {}} onConfirm={() => {}}>
        Your note goes, too.
      </ConfirmDialog>,
    )
    const dialog = page.getByRole('alertdialog')
    await expect.element(dialog).toHaveAccessibleDescription('Your note goes, too.')
    await screen.rerender(question())
    await expect.element(dialog).toHaveAccessibleDescription('Remove Tomato seeds?')
  })

  it('tells yes from no', async () => {
    const answers: string[] = []
    await render(question(answers))
    await page.getByRole('button', { name: 'Remove' }).click()
    await userEvent.keyboard('{Escape}')
    expect(answers).toEqual(['confirm', 'close'])
  })
})
