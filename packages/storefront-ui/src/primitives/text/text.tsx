import type { LocalizedText } from '@krishi/storefront-core/catalog'
import { createContext, memo } from 'react'
import type { ElementType, HTMLAttributes } from 'react'
import { UiContext } from '../../i18n/index.ts'
import type { LinkComponent } from '../../i18n/index.ts'
import { use } from '../../react-compat.ts'
import type { RootProps } from '../../root/index.ts'

/** Puts soft hyphens into a text, told its language. */
export type Hyphenate = (text: string, language: string) => string

/**
 * Where the words of catalogue texts may be broken: `hyphenate` of `storefront-core/format` says so for Tamil, Telugu and Kannada.
 * Without a provider texts are as they are. It is apart from `UiProvider`, so that only pages with catalogue texts pay for it.
 */
export const HyphenationContext = createContext<Hyphenate>((text) => text)

/** Props of a catalogue text. */
export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'lang'>, RootProps<HTMLElement> {
  /** The text and the language it is in. */
  value: LocalizedText
  /** @default 'span' */
  as?: 'span' | 'p' | 'div' | 'h1' | 'h2' | 'h3' | 'h4' | 'strong' | LinkComponent
  /** Where it leads, as a link. */
  href?: string
}

/**
 * A catalogue text, marked with its language where that is not the page's, so that a screen reader changes its voice
 * for an English name on a Hindi page. It has the soft hyphens of {@link HyphenationContext}. Renders a `<span>`.
 */
export const Text = memo(function Text({ value: { text, lang }, as: Chosen = 'span', ...rest }: TextProps) {
  const Element = Chosen as ElementType
  const { locale } = use(UiContext)
  const hyphenate = use(HyphenationContext)
  return (
    <Element {...rest} lang={lang === locale ? undefined : lang}>
      {hyphenate(text, lang)}
    </Element>
  )
})
