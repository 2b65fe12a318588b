import type { Locale } from '@krishi/storefront-core/locale'

/** How listening ended; `stopped` where the shopper ended it. */
export type HearingEnd =
  | { readonly kind: 'heard'; readonly text: string }
  | { readonly kind: 'nothing' | 'denied' | 'failed' | 'stopped' }

/** What a device can do to turn speech into text. */
export interface Hearing {
  readonly canHear: boolean
  /** Listens for one sentence in a language. The browser asks for the microphone first. */
  hear: (locale: Locale) => Promise<HearingEnd>
  /** Ends the listening; its promise ends too. */
  stop: () => void
}

/** A device that cannot listen, such as a server. */
export const noHearing: Hearing = {
  canHear: false,
  hear: () => Promise.resolve({ kind: 'failed' }),
  stop: () => {},
}

/** The part of the Web Speech API that is used (Web Speech API, 4.1). */
interface Recognition {
  lang: string
  onresult: ((event: { readonly results: Results }) => void) | null
  onerror: ((event: { readonly error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  abort: () => void
}

type Results = ArrayLike<ArrayLike<{ readonly transcript: string }>>

const ends: Readonly<Partial<Record<string, HearingEnd['kind'] & ('nothing' | 'denied' | 'stopped')>>> = {
  'no-speech': 'nothing',
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  aborted: 'stopped',
}

/** The recognition of a browser, also under the name that Chromium and Safari give it; `noHearing` where there is none. */
export function createBrowserHearing(browser: object): Hearing {
  const Recognizer = recognizerOf(browser)
  if (Recognizer === null) return noHearing
  let current: Recognition | null = null
  return {
    canHear: true,
    hear(locale) {
      const recognition = new Recognizer()
      current = recognition
      recognition.lang = `${locale}-IN`
      return new Promise((resolve) => {
        recognition.onresult = ({ results }) => {
          const text = results[0]?.[0]?.transcript.trim() ?? ''
          resolve(text === '' ? { kind: 'nothing' } : { kind: 'heard', text })
        }
        recognition.onerror = ({ error }) => resolve({ kind: ends[error] ?? 'failed' })
        // The last of all events: after a result or an error it changes nothing.
        recognition.onend = () => resolve({ kind: 'nothing' })
        recognition.start()
      })
    },
    stop: () => current?.abort(),
  }
}

function recognizerOf(browser: object): (new () => Recognition) | null {
  for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) {
    const found: unknown = Reflect.get(browser, name)
    if (typeof found === 'function') return found as new () => Recognition
  }
  return null
}
