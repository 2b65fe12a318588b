import type { MessageFolder } from './check-folder.ts'
import { readIcu } from './icu-facts.ts'

/**
 * Whether a widget reads its texts with the reader that they need: the plain one where they at most name things, in every
 * language, and that of ICU where one of them counts or chooses. `source` is the widget's code.
 */
export function checkReader(folder: MessageFolder, source: string): string[] {
  const texts = Object.values(folder).flatMap((messages) => Object.values(messages))
  const arePlain = texts.every((text) => readIcu(text).isPlain)
  const [needed, other] = arePlain
    ? ['usePlainMessages', 'useWidgetMessages']
    : ['useWidgetMessages', 'usePlainMessages']
  if (!new RegExp(`\\b${other}\\b`).test(source)) return []
  const reason = arePlain ? 'no text counts or chooses' : 'a text counts or chooses'
  return [`*.json: ${reason}, so they are read by ${needed} and not by ${other}`]
}
