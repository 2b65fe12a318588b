import { hyphenate } from '@krishi/storefront-core/format'
import { UiProvider } from '@krishi/storefront-ui/i18n'
import type { CompiledMessages } from '@krishi/storefront-ui/i18n'
import { HyphenationContext } from '@krishi/storefront-ui/primitives/text'
import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import type { ShopGlobals } from './toolbars.ts'

interface ShopFrameProps {
  globals: ShopGlobals
  messages: Readonly<Record<string, CompiledMessages>>
  children: ReactNode
}

/** What a host does for its widgets: the language and looks of the page, and the texts. */
export function ShopFrame({ globals, messages, children }: ShopFrameProps) {
  const { locale, colorScheme, textSize } = globals
  useLayoutEffect(() => {
    const page = document.documentElement
    page.lang = locale
    page.dataset['sfColorScheme'] = colorScheme
    page.style.fontSize = textSize === 'double' ? '200%' : ''
    document.body.dataset['sfPage'] = ''
  }, [locale, colorScheme, textSize])
  return (
    <UiProvider locale={locale} messages={messages}>
      <HyphenationContext.Provider value={hyphenate}>{children}</HyphenationContext.Provider>
    </UiProvider>
  )
}
