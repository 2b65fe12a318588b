import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { conformance, leakedWords, pseudoMessages } from '../testing/index.ts'
import { aPackshot } from '../testing/fixtures/index.ts'
import { filmContract } from './film.contract.ts'
import { Film } from './film.tsx'
import en from './messages/en.json'

const film = { videoId: 'abc_DEF-1/3', posterUrl: aPackshot('seeds'), title: 'Drip in an hour' }

conformance('film', { contract: filmContract, widget: () => <Film {...film} /> })

describe('film', () => {
  const play = page.getByRole('button', { name: 'Play the film: Drip in an hour' })
  const player = () => document.querySelector('iframe')

  function setOnline(isOnline: boolean) {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline })
    dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  }

  afterEach(() => void Reflect.deleteProperty(navigator, 'onLine'))

  it('[34.7] has nothing of YouTube before play is pressed, and says what will come from there', async () => {
    await render(<Film {...film} />)
    expect(player()).toBeNull()
    await expect.element(play).toHaveAccessibleDescription(en.note)
    await play.click()
    expect(player()?.src).toBe('https://www.youtube-nocookie.com/embed/abc_DEF-1%2F3?autoplay=1&rel=0')
    expect(player()?.title).toBe('Drip in an hour')
    expect(document.activeElement).toBe(player())
  })

  it('[34.7] does not play without a network, says so, and plays once there is one', async () => {
    await render(<Film {...film} />)
    setOnline(false)
    await expect.element(play).toHaveAccessibleDescription(en.offline)
    await play.click({ force: true })
    expect(player()).toBeNull()
    setOnline(true)
    await expect.element(play).toHaveAccessibleDescription(en.note)
    await play.click()
    expect(player()).not.toBeNull()
  })

  it('leads to YouTube where nothing can be embedded', async () => {
    await render(<Film {...film} />)
    const link = page.getByRole('link', { name: 'Watch it on YouTube' })
    await expect.element(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=abc_DEF-1%2F3')
    await expect.element(link).toHaveAttribute('target', '_blank')
  })

  it('has every word from its messages', async () => {
    const { container } = await render(<Film {...film} messages={pseudoMessages(en)} />)
    expect(leakedWords(container, [film.title])).toEqual([])
  })
})
