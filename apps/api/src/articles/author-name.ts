import type { Locale } from '@krishi/storefront-core/locale'

/** The shop, which writes the articles of the demonstration. */
const house: Readonly<Record<Locale, string>> = {
  en: 'Krishi',
  hi: 'कृषि',
  te: 'కృషి',
  ta: 'கிருஷி',
  kn: 'ಕೃಷಿ',
  bn: 'কৃষি',
}

/** What an author is called in a language: the shop has a name in each, a person the one that is kept. */
export function authorName(author: string, language: Locale): string {
  return author === house.en ? house[language] : author
}
