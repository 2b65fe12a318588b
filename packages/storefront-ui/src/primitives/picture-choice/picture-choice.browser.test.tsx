import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '../../styles.css'
import { conformance } from '../../testing/index.ts'
import { PictureChoice } from './index.ts'
import type { PictureChoiceProps } from './index.ts'
import { pictureChoiceContract } from './picture-choice.contract.ts'

const sent = { id: 'p2', name: 'sent.webp', source: '/img/sent.webp' }
const drawing = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'field.jpg', { type: 'image/svg+xml' })

function choice(changes: Partial<PictureChoiceProps> = {}) {
  return (
    <PictureChoice
      label="Pictures"
      hint="Up to 3"
      error={undefined}
      addLabel="Add"
      removeLabel={(name) => `Remove ${name}`}
      items={[sent]}
      onAdd={() => undefined}
      onRemove={() => undefined}
      {...changes}
    />
  )
}

conformance('PictureChoice', { contract: pictureChoiceContract, widget: () => choice() })

describe('PictureChoice', () => {
  it('shows a file and a picture that the server has, and takes each out', async () => {
    const removed: string[] = []
    const items = [{ id: 'p1', name: 'field.jpg', source: drawing }, sent]
    await render(choice({ items, onRemove: (id) => removed.push(id) }))
    const group = page.getByRole('group', { name: 'Pictures' })
    await expect
      .element(group.getByRole('img', { name: 'field.jpg' }))
      .toHaveAttribute('src', expect.stringMatching(/^data:image\/svg/))
    await expect.element(group.getByRole('img', { name: 'sent.webp' })).toBeVisible()
    await group.getByRole('button', { name: 'Remove field.jpg' }).click()
    await group.getByRole('button', { name: 'Remove sent.webp' }).click()
    expect(removed).toEqual(['p1', 'p2'])
  })

  it('takes a picture that was taken out before', async () => {
    const added: string[] = []
    const { container } = await render(
      choice({ onAdd: (files) => added.push(...files.map(({ name }) => name)), items: [] }),
    )
    const input = container.querySelector<HTMLInputElement>("[data-part='file']")
    if (!input) throw new Error('There is no choice of files, so no picture can be added. Render the choice.')
    const leaf = new File(['x'], 'leaf.png', { type: 'image/png' })
    await userEvent.upload(input, leaf)
    await userEvent.upload(input, leaf)
    expect(added).toEqual(['leaf.png', 'leaf.png'])
  })

  it('says at its button why a picture was not taken, then how many may come', async () => {
    await render(choice({ error: 'Too large' }))
    await expect.element(page.getByRole('button', { name: 'Add' })).toHaveAccessibleDescription('Too large Up to 3')
  })

  it('has a busy button while pictures are made smaller', async () => {
    await render(choice({ isAdding: true }))
    await expect.element(page.getByRole('button', { name: 'Add' })).toHaveAttribute('aria-busy', 'true')
  })
})
