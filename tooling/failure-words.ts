import { readFileSync } from 'node:fs'

const locales = ['en', 'hi', 'te', 'ta', 'kn', 'bn']

/**
 * What is wrong with the words for the ways in which a call can fail: a way without words in some language, or two ways that are told in
 * the same words, though a shopper does something else after each. Empty when all is well.
 *
 * @param folder Of the messages.
 * @param words The name of a text for each way.
 */
export function faultsOfWords(folder: URL, words: Readonly<Record<string, string>>): readonly string[] {
  return locales.flatMap((locale) => {
    const texts = JSON.parse(readFileSync(new URL(`${locale}.json`, folder), 'utf8')) as Readonly<
      Record<string, string>
    >
    const said = Object.entries(words).map(([end, key]) => [end, texts[key] ?? ''] as const)
    return said.flatMap(([end, text]) => [
      ...(text === '' ? [`${locale}: ${end} has no words`] : []),
      ...said.flatMap(([other, same]) =>
        other < end && same === text ? [`${locale}: ${end} is told as ${other}`] : [],
      ),
    ])
  })
}
