import { expect, it } from 'vitest'
import { languageOfTag } from './index.ts'

it.each([
  ['hi', 'hi'],
  ['hi-IN', 'hi'],
  ['hi-Deva-IN-u-nu-latn', 'hi'],
  ['TE-in', 'te'],
  ['en-GB', 'en'],
  ['fr-FR', undefined],
  ['mr-IN', undefined],
  ['en_IN', undefined],
  ['', undefined],
])('reads the language of the tag %j as %s', (tag, language) => {
  expect(languageOfTag(tag)).toBe(language)
})
