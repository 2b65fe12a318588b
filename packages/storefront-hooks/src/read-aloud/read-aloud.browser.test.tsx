import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aStorefront } from '../testing/a-storefront.ts'
import { renderInStorefront } from '../testing/render-hooks.tsx'
import { createBrowserSpeech, noSpeech, useReadAloud } from './index.ts'
import type { Speech, SpeechEnd } from './index.ts'

/** A device with an English voice that reads until the test says how that ends. */
function aVoice(languages: readonly string[] = ['en']) {
  const said: string[] = []
  let resolve: (end: SpeechEnd) => void = () => {}
  let tell = () => {}
  const found = new Set(languages)
  const speech: Speech = {
    hasVoice: (locale) => found.has(locale),
    onVoices(listener) {
      tell = listener
      return () => {}
    },
    speak(text) {
      said.push(text)
      return new Promise((settle) => (resolve = settle))
    },
    stop: () => resolve('failed'),
  }
  const find = (language: string) => {
    found.add(language)
    tell()
  }
  return { speech, said, find, end: (how: SpeechEnd) => resolve(how) }
}

function Reading({ speech, parts = ['one', 'two'] }: { readonly speech: Speech; readonly parts?: readonly string[] }) {
  const { status, start, stop } = useReadAloud(speech, parts)
  return (
    <>
      <output>{status}</output>
      <button onClick={() => void start()}>start</button>
      <button onClick={stop}>stop</button>
    </>
  )
}

const status = page.getByRole('status')
const press = (name: string) => page.getByRole('button', { name }).click()

describe('useReadAloud', () => {
  it('reads part after part, and is done', async () => {
    const { speech, said, end } = aVoice()
    await renderInStorefront(aStorefront().storefront, <Reading speech={speech} />)
    await expect.element(status).toHaveTextContent('idle')
    await press('start')
    await expect.element(status).toHaveTextContent('reading')
    end('ended')
    await expect.poll(() => said).toEqual(['one', 'two'])
    end('ended')
    await expect.element(status).toHaveTextContent('idle')
  })

  it('stops at once, and says no more', async () => {
    const { speech, said } = aVoice()
    await renderInStorefront(aStorefront().storefront, <Reading speech={speech} />)
    await press('start')
    await press('stop')
    await expect.element(status).toHaveTextContent('idle')
    expect(said).toEqual(['one'])
  })

  it('says that a voice failed', async () => {
    const { speech, end } = aVoice()
    await renderInStorefront(aStorefront().storefront, <Reading speech={speech} />)
    await press('start')
    end('failed')
    await expect.element(status).toHaveTextContent('failed')
  })

  it('is there once the device has found a voice of the language', async () => {
    const { speech, find } = aVoice(['te'])
    await renderInStorefront(aStorefront().storefront, <Reading speech={speech} />)
    await expect.element(status).toHaveTextContent('unavailable')
    find('en')
    await expect.element(status).toHaveTextContent('idle')
  })

  it.each([
    ['no voice', noSpeech, ['one']],
    ['nothing to read', aVoice().speech, []],
  ])('is not there with %s', async (_, speech, parts) => {
    await renderInStorefront(aStorefront().storefront, <Reading speech={speech} parts={parts} />)
    await expect.element(status).toHaveTextContent('unavailable')
  })

  it('ends with its page', async () => {
    const { speech, said } = aVoice()
    function Page() {
      const [isOpen, setOpen] = useState(true)
      return (
        <>
          {isOpen ? <Reading speech={speech} /> : null}
          <button onClick={() => setOpen(false)}>leave</button>
        </>
      )
    }
    await renderInStorefront(aStorefront().storefront, <Page />)
    await press('start')
    await press('leave')
    await expect.poll(() => status.elements().length).toBe(0)
    expect(said).toEqual(['one'])
  })
})

describe('createBrowserSpeech', () => {
  it('is without voices where the browser is', async () => {
    const speech = createBrowserSpeech({})
    expect(speech.hasVoice('en')).toBe(false)
    expect(await speech.speak('one', 'en')).toBe('failed')
  })

  it('has the voices of the browser by their language, as Android writes it too', async () => {
    const spoken: SpeechSynthesisUtterance[] = []
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => [{ lang: 'hi_IN' }, { lang: 'en-IN' }],
      speak(utterance: SpeechSynthesisUtterance) {
        spoken.push(utterance)
        utterance.dispatchEvent(new Event(spoken.length === 1 ? 'end' : 'error'))
      },
      cancel: () => undefined,
    })
    const speech = createBrowserSpeech({ speechSynthesis: synthesis as unknown as SpeechSynthesis })
    expect(['hi', 'en', 'te'].map((locale) => speech.hasVoice(locale as 'hi'))).toEqual([true, true, false])
    expect(await speech.speak('one', 'te')).toBe('ended')
    expect(await speech.speak('two', 'te')).toBe('failed')
    let told = 0
    const stop = speech.onVoices(() => (told += 1))
    synthesis.dispatchEvent(new Event('voiceschanged'))
    stop()
    synthesis.dispatchEvent(new Event('voiceschanged'))
    expect(told).toBe(1)
  })
})
