import type { Locale } from '@krishi/storefront-core/locale'
import { createTranslate, useWidgetMessages } from '@krishi/storefront-ui/i18n'
import type { CompiledMessages, Translate } from '@krishi/storefront-ui/i18n'
import en from './en.json'
/** The scope of the host's own texts. */
const hostScope = 'host'

/** Gives the host's own texts: titles, headings and the notices of its screens. */
export type HostTranslator = Translate<keyof typeof en>

/** The host's texts inside React. */
export function useHostMessages(): HostTranslator {
  return useWidgetMessages(hostScope, en)
}

/** The host's texts outside React, for the head of the document. */
export function createHostTranslator(
  locale: Locale,
  messages: Readonly<Record<string, CompiledMessages>>,
): HostTranslator {
  return createTranslate({
    scope: hostScope,
    en: en as CompiledMessages,
    provided: messages[hostScope],
    locale,
    overrides: undefined,
    onMessageError: undefined,
  })
}
