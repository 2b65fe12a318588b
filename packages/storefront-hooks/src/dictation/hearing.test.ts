import { describe, expect, it } from 'vitest'
import { createBrowserHearing, noHearing } from './index.ts'

/** A recognizer that a test ends: the last one that was made is `last`. */
class FakeRecognition {
  static last: FakeRecognition | null = null
  lang = ''
  onresult: ((event: unknown) => void) | null = null
  onerror: ((event: unknown) => void) | null = null
  onend: (() => void) | null = null
  isStarted = false

  constructor() {
    FakeRecognition.last = this
  }

  start() {
    this.isStarted = true
  }

  abort() {
    this.onerror?.({ error: 'aborted' })
    this.onend?.()
  }
}

const results = (transcript: string) => ({ results: [[{ transcript }]] })

describe('what a browser hears', () => {
  it.each(['SpeechRecognition', 'webkitSpeechRecognition'])('is a sentence in the language, by %s', async (name) => {
    const hearing = createBrowserHearing({ [name]: FakeRecognition })
    expect(hearing.canHear).toBe(true)
    const heard = hearing.hear('te')
    expect(FakeRecognition.last).toMatchObject({ lang: 'te-IN', isStarted: true })
    FakeRecognition.last?.onresult?.(results(' వరి విత్తనాలు '))
    FakeRecognition.last?.onend?.()
    expect(await heard).toEqual({ kind: 'heard', text: 'వరి విత్తనాలు' })
  })

  it.each([
    ['no-speech', 'nothing'],
    ['not-allowed', 'denied'],
    ['service-not-allowed', 'denied'],
    ['network', 'failed'],
    ['language-not-supported', 'failed'],
    ['aborted', 'stopped'],
  ])('ends with the error %s as %s', async (error, kind) => {
    const heard = createBrowserHearing({ SpeechRecognition: FakeRecognition }).hear('en')
    FakeRecognition.last?.onerror?.({ error })
    FakeRecognition.last?.onend?.()
    expect(await heard).toEqual({ kind })
  })

  it.each([
    ['an end without a result', () => FakeRecognition.last?.onend?.()],
    ['an empty result', () => FakeRecognition.last?.onresult?.(results(' '))],
    ['no result at all', () => FakeRecognition.last?.onresult?.({ results: [] })],
  ])('is nothing after %s', async (_, end) => {
    const heard = createBrowserHearing({ SpeechRecognition: FakeRecognition }).hear('en')
    end()
    expect(await heard).toEqual({ kind: 'nothing' })
  })

  it('ends when it is stopped', async () => {
    const hearing = createBrowserHearing({ SpeechRecognition: FakeRecognition })
    hearing.stop()
    const heard = hearing.hear('en')
    hearing.stop()
    expect(await heard).toEqual({ kind: 'stopped' })
  })

  it('is nothing where a browser has no recognition', async () => {
    expect(createBrowserHearing({})).toBe(noHearing)
    expect([noHearing.canHear, await noHearing.hear('en')]).toEqual([false, { kind: 'failed' }])
  })
})
