import { expect, it } from 'vitest'
import { checkFolder } from './check-folder.ts'

const complete = {
  en: { title: 'Cart' },
  hi: { title: 'कार्ट' },
  te: { title: 'కార్ట్' },
  ta: { title: 'வண்டி' },
  kn: { title: 'ಕಾರ್ಟ್' },
  bn: { title: 'কার্ট' },
}
const source = "t('title')"

it('is content with six languages that are alike', () => {
  expect(checkFolder(complete, source)).toEqual([])
})

it('misses a language', () => {
  const { bn: _bn, ...five } = complete
  expect(checkFolder(five, source)).toEqual(['bn.json is missing'])
})

it('misses a key, and names one too many', () => {
  const folder = { ...complete, ta: { heading: 'வண்டி' } }
  expect(checkFolder(folder, source)).toEqual(['ta.json: "heading" is not in en.json', 'ta.json: "title" is missing'])
})

it('names a text that nothing shows', () => {
  expect(checkFolder(complete, "t('heading')")).toEqual(['en.json: nothing shows "title"'])
})

it('counts a key that is put together in a template as shown', () => {
  expect(checkFolder(complete, 't(`tit${rest}`)')).toEqual([])
})
