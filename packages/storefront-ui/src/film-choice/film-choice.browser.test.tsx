import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conformance } from '../testing/index.ts'
import { filmChoiceContract } from './film-choice.contract.ts'
import { FilmChoice } from './film-choice.tsx'
import type { FilmChoiceProps } from './film-choice.tsx'

const film = { id: 'film-1', name: 'field.mp4', source: new Blob([], { type: 'image/jpeg' }) }

function choice(own: Partial<FilmChoiceProps> = {}) {
  const calls = { onChoose: vi.fn<FilmChoiceProps['onChoose']>(), onRemove: vi.fn(), onCancel: vi.fn() }
  const limits = { seconds: 30, bytes: 25_000_000 }
  const props = { film: null, problem: null, isAdding: false, percent: null, limits, ...calls, ...own }
  return { widget: <FilmChoice {...props} />, ...calls }
}

conformance('film choice', { contract: filmChoiceContract, widget: () => choice({ film, percent: 40 }).widget })

describe('film choice', () => {
  it('[34.2] takes one film of the device and says what it may be', async () => {
    const { widget, onChoose } = choice()
    const { container } = await render(widget)
    await expect.element(page.getByText(/^Up to 30 seconds and 25 MB\./)).toBeVisible()
    const file = new File(['x'], 'field.mp4', { type: 'video/mp4' })
    const input = container.querySelector('input')
    if (!input) throw new Error('The choice has no input, so no file can be chosen. Look at its markup.')
    await page.elementLocator(input).upload(file)
    expect(onChoose.mock.calls.map(([chosen]) => chosen.name)).toEqual(['field.mp4'])
    expect([input.multiple, input.accept]).toEqual([false, 'video/mp4,video/quicktime'])
  })

  it('[34.2] tells how much is sent, stops it, and takes the film out again', async () => {
    const { widget, onCancel, onRemove } = choice({ film, percent: 40 })
    await render(widget)
    await expect.element(page.getByRole('progressbar', { name: 'Sending the video' })).toHaveValue(40)
    await page.getByRole('button', { name: 'Stop sending' }).click()
    await page.getByRole('button', { name: 'Remove field.mp4' }).click()
    expect([onCancel.mock.calls.length, onRemove.mock.calls.length]).toEqual([1, 1])
  })

  it.each([
    ['type', 'Only MP4 and MOV videos can be added.'],
    ['size', 'This video is larger than 25 MB. Choose a shorter one.'],
    ['length', 'This video is longer than 30 seconds. Choose a shorter one.'],
  ] as const)('[34.2] says why a film is not taken: %s', async (problem, words) => {
    await render(choice({ problem }).widget)
    await expect.element(page.getByText(words)).toBeVisible()
  })
})
