import type { Translate } from './create-translate.ts'
import { fillMessage } from './fill-message.ts'
import type { MessageOverrides } from './messages.ts'
import { useMessages } from './use-messages.ts'

/**
 * `useWidgetMessages` for a widget whose texts at most name things, in every language: it leaves the reader of plurals and
 * choices at home, half of what a small widget weighs. The check of messages tells which widgets those are.
 */
export function usePlainMessages<Messages extends Readonly<Record<string, unknown>>>(
  scope: string,
  en: Messages,
  overrides?: MessageOverrides<Messages>,
): Translate<keyof Messages & string> {
  return useMessages(fillMessage, scope, en, overrides)
}
