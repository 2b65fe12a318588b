// `pnpm messages`: every text of widgets and host in six languages, alike in keys, arguments and plural forms, with the
// glossary's one word for each thing; the server's sentences too, whose script tells their language.
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { listFiles } from './lib/list-files.ts'
import { reportProblems } from './lib/report-problems.ts'
import { root } from './lib/root.ts'
import { checkFolder, type MessageFolder } from './messages/check-folder.ts'
import { checkReader } from './messages/check-reader.ts'
import { checkSpellings } from './messages/check-spellings.ts'
import { checkTerms, readGlossary } from './messages/check-terms.ts'
import { languages } from './messages/languages.ts'

const shop = join(root, 'apps/storefront/src')
const homes = [join(root, 'packages/storefront-ui/src'), shop]
const glossary = readGlossary(readFileSync(join(root, 'docs/GLOSSARY.md'), 'utf8'))
const serverTexts = ['http/messages.ts', 'auth/sentences.ts', 'catalog/filter-catalogue.ts'].concat(
  ['article', 'banner', 'collection', 'extra', 'menu'].map((name) => `seed/data/${name}-words.ts`),
)

function readFolder(folder: string): MessageFolder {
  const present = languages.filter((language) => existsSync(join(folder, `${language}.json`)))
  return Object.fromEntries(
    present.map((language) => [language, JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'))]),
  )
}

/** The code that shows the texts of a folder: what stands beside it, and in the shop all that its pages are made of. */
function sourceOf(folder: string): string {
  return listFiles(folder.startsWith(shop) ? shop : dirname(folder))
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
}

function termsIn(folder: MessageFolder): string[] {
  return languages.flatMap((language) =>
    Object.entries(folder[language] ?? {}).flatMap(([key, text]) =>
      checkTerms(text, glossary[language]).map((problem) => `${language}.json: "${key}" ${problem}`),
    ),
  )
}

function termsInServer(path: string): string[] {
  const lines = readFileSync(join(root, 'apps/api/src', path), 'utf8').split('\n')
  return lines.flatMap((line, index) =>
    languages
      .filter((language) => language !== 'en')
      .flatMap((language) => checkTerms(line.replace(/\p{Script=Latin}/gu, ''), glossary[language]))
      .map((problem) => `apps/api/src/${path}:${index + 1} ${problem}`),
  )
}

const folders = homes.flatMap((home) => {
  const paths = listFiles(home).filter((path) => path.endsWith('.json'))
  return [...new Set(paths.map(dirname))].filter((path) => basename(path) === 'messages')
})

/** What is written in Hindi: all messages, and the demonstration but for parts of names and what shoppers type. */
function hindiTexts() {
  const demonstration = ['src/seed/data', 'assets/community/hi']
    .flatMap((folder) => listFiles(join(root, 'apps/api', folder)))
    .filter((path) => !/-(morphemes|synonyms)\.ts$/.test(path))
  const paths = [...folders.map((folder) => join(folder, 'hi.json')).filter(existsSync), ...demonstration]
  return paths.map((path) => ({ place: relative(root, path), text: readFileSync(path, 'utf8') }))
}

const problems = folders.flatMap((folder) => {
  const [messages, source] = [readFolder(folder), sourceOf(folder)]
  // A page of the shop has both readers anyway.
  const ofReader = folder.startsWith(shop) ? [] : checkReader(messages, source)
  return [...checkFolder(messages, source), ...ofReader, ...termsIn(messages)].map(
    (problem) => `${relative(root, folder)}/${problem}`,
  )
})
problems.push(...serverTexts.flatMap(termsInServer), ...checkSpellings(hindiTexts()))
if (folders.length === 0) problems.push('No message folder was found, so nothing is proven.')
reportProblems(problems, `${folders.length} message folders in ${languages.length} languages`)
