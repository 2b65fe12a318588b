import type { Locale } from '@krishi/storefront-core/locale'

/** How reading aloud a part ended. */
export type SpeechEnd = 'ended' | 'failed'

/** What a device can do to read aloud. */
export interface Speech {
  /** Whether it has a voice of the language. */
  hasVoice: (locale: Locale) => boolean
  /** Calls `listener` when the device has found more voices; returns a function that stops it. */
  onVoices: (listener: () => void) => () => void
  speak: (text: string, locale: Locale) => Promise<SpeechEnd>
  /** Ends what is being read; its promise ends too. */
  stop: () => void
}

/** A device that cannot read aloud, such as a server. */
export const noSpeech: Speech = {
  hasVoice: () => false,
  onVoices: () => () => {},
  speak: () => Promise.resolve('failed'),
  stop: () => {},
}

/** The voices of a browser; of one that has none, `noSpeech`. */
export function createBrowserSpeech(browser: Partial<Pick<Window, 'speechSynthesis'>>): Speech {
  const { speechSynthesis: voices } = browser
  if (!voices) return noSpeech
  // Android writes `hi_IN`.
  const voiceOf = (locale: Locale) => voices.getVoices().find(({ lang }) => lang.split(/[-_]/)[0] === locale)
  return {
    hasVoice: (locale) => voiceOf(locale) !== undefined,
    onVoices(listener) {
      voices.addEventListener('voiceschanged', listener)
      return () => voices.removeEventListener('voiceschanged', listener)
    },
    speak(text, locale) {
      const spoken = new SpeechSynthesisUtterance(text)
      const voice = voiceOf(locale)
      if (voice) Object.assign(spoken, { voice, lang: voice.lang })
      return new Promise((resolve) => {
        spoken.onend = () => resolve('ended')
        spoken.onerror = () => resolve('failed')
        voices.speak(spoken)
      })
    },
    stop: () => voices.cancel(),
  }
}
