import type { LocalizedText } from '@krishi/storefront-core/catalog'
import { hyphenate } from '@krishi/storefront-core/format'
import { memo } from 'react'
import type { HTMLAttributes } from 'react'
import { useUi } from '../../i18n/index.ts'

/** Props of a catalogue text. */
export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'lang'> {
  /** The text and the language it is in. */
  value: LocalizedText
  /** @default 'span' */
  as?: 'span' | 'p' | 'div' | 'h1' | 'h2' | 'h3' | 'h4' | 'strong'
}

/**
 * A catalogue text, marked with its language where that is not the page's, so that a screen reader changes its voice
 * for an English name on a Hindi page. Long Tamil, Telugu and Kannada words have soft hyphens. Renders a `<span>`.
 */
export const Text = memo(function Text({ value, as: Element = 'span', ...rest }: TextProps) {
  const { locale } = useUi()
  return (
    <Element {...rest} lang={value.lang === locale ? undefined : value.lang}>
      {hyphenate(value.text, value.lang)}
    </Element>
  )
})
