import { languageOfText } from '@krishi/storefront-core/format'
import { useUi } from '../i18n/index.ts'

/** The language of a place's name where it is not the page's: many towns have their English name alone. */
export function useForeignLang(): (name: string) => string | undefined {
  const { locale } = useUi()
  return (name) => {
    const lang = languageOfText(name, locale)
    return lang === locale ? undefined : lang
  }
}
