import { checkMessage } from './check-message.ts'
import { languages, type Language } from './languages.ts'

/** The parsed message files of one folder; a language that has none is missing. */
export type MessageFolder = Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>

/**
 * What is wrong with one message folder. `source` is the code that shows its texts, to find keys that nobody shows.
 */
export function checkFolder(folder: MessageFolder, source: string): string[] {
  const english = folder.en
  if (english === undefined) return ['en.json is missing']
  const problems = languages.flatMap((language) => {
    const messages = folder[language]
    return messages === undefined ? [`${language}.json is missing`] : checkLanguage(language, messages, english)
  })
  return [...problems, ...orphans(Object.keys(english), source).map((key) => `en.json: nothing shows "${key}"`)]
}

function checkLanguage(
  language: Language,
  messages: Readonly<Record<string, string>>,
  english: Readonly<Record<string, string>>,
): string[] {
  const extra = Object.keys(messages).filter((key) => !(key in english))
  return [
    ...extra.map((key) => `${language}.json: "${key}" is not in en.json`),
    ...Object.entries(english).flatMap(([key, text]) => {
      const message = messages[key]
      if (message === undefined) return [`${language}.json: "${key}" is missing`]
      return checkMessage(language, message, text).map((problem) => `${language}.json: "${key}" ${problem}`)
    }),
  ]
}

/** Keys that stand nowhere in the code, neither whole nor behind the fixed beginning or end of a template. */
function orphans(keys: readonly string[], source: string): string[] {
  const prefixes = [...source.matchAll(/`(\w+)\$\{/g)].map(([, prefix]) => prefix ?? '')
  const suffixes = [...source.matchAll(/\}(\w+)`/g)].map(([, suffix]) => suffix ?? '')
  return keys.filter(
    (key) =>
      !new RegExp(`\\b${key}\\b`).test(source) &&
      !prefixes.some((prefix) => key.startsWith(prefix)) &&
      !suffixes.some((suffix) => key.endsWith(suffix)),
  )
}
