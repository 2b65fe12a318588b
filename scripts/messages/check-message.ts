import { checkBreaks } from './check-breaks.ts'
import { readIcu, type IcuFacts } from './icu-facts.ts'
import { latinWords, scripts, type Language } from './languages.ts'

/** How much of a translation must be written in the script of its language. */
const requiredShare = 0.6

const knownLatin = new RegExp(`(?<!\\p{L})(${latinWords.join('|')})(?!\\p{L})`, 'gu')

/** What is wrong with one message, `english` being the same message in `en.json`. */
export function checkMessage(language: Language, message: string, english: string): string[] {
  if (message.trim() === '') return ['is empty']
  const problems: string[] = []
  if (message !== message.trim()) problems.push('begins or ends with a space')
  if (message !== message.normalize('NFC')) problems.push('is not in Unicode NFC: save it normalised')
  let facts: IcuFacts
  let source: IcuFacts
  try {
    facts = readIcu(message)
    source = readIcu(english)
  } catch (error) {
    return [...problems, `is not valid ICU: ${error instanceof Error ? error.message : String(error)}`]
  }
  problems.push(
    ...checkArguments(facts, source),
    ...checkPlurals(language, facts),
    ...checkBreaks(language, facts.text),
  )
  if (language !== 'en') problems.push(...checkScript(language, facts.text, message === english))
  return problems
}

function checkArguments(facts: IcuFacts, source: IcuFacts): string[] {
  const problems: string[] = []
  if (facts.names.join() !== source.names.join()) {
    problems.push(`has the arguments {${facts.names.join(', ')}}, English has {${source.names.join(', ')}}`)
  }
  for (const name of source.plurals.keys()) {
    if (!facts.plurals.has(name)) problems.push(`does not count {${name}}, English does`)
  }
  for (const [name, options] of source.selects) {
    const own = facts.selects.get(name)?.join(', ') ?? 'none'
    if (own !== options.join(', '))
      problems.push(`chooses by {${name}} among ${own}, English among ${options.join(', ')}`)
  }
  return problems
}

function checkPlurals(language: Language, { plurals }: IcuFacts): string[] {
  const needed = ['=0', ...new Intl.PluralRules(language).resolvedOptions().pluralCategories]
  return [...plurals].flatMap(([name, forms]) => {
    const missing = needed.filter((form) => !forms.includes(form))
    return missing.length === 0 ? [] : [`counts {${name}} without ${missing.join(', ')}`]
  })
}

function checkScript(language: Language, text: string, isEnglish: boolean): string[] {
  const words = text.replace(knownLatin, '')
  const letters = words.match(/[\p{L}\p{M}]/gu)?.length ?? 0
  if (letters === 0) return []
  if (isEnglish && /\p{Script=Latin}/u.test(words)) return ['is the same as in English']
  const own = words.match(new RegExp(`[\\p{Script=${scripts[language]}}\\p{Script=Inherited}]`, 'gu'))?.length ?? 0
  if (own / letters >= requiredShare) return []
  return [`is only ${Math.round((100 * own) / letters)} % ${scripts[language]}`]
}
