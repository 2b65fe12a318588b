import { languageOfText } from '@krishi/storefront-core/format'
import { use } from '../../react-compat.ts'
import { UiContext } from '../../i18n/index.ts'
import { Text } from './text.tsx'
import type { TextProps } from './text.tsx'

/** Props of a written text. */
export interface WrittenTextProps extends Omit<TextProps, 'value'> {
  readonly text: string
}

/**
 * What nobody has told the language of, such as an address or the name of a town: marked with the one of its script where that
 * is not the page's. Renders a `<span>`.
 */
export function WrittenText({ text, ...rest }: WrittenTextProps) {
  const { locale } = use(UiContext)
  return <Text {...rest} value={{ text, lang: languageOfText(text, locale) }} />
}
