import type { Locale } from '../locale/index.ts'

/** A catalogue text with the language it is written in, so that a view can mark it with `lang`. */
export interface LocalizedText {
  readonly text: string
  readonly lang: Locale
}
