import { usePlainMessages } from '../../i18n/index.ts'
import type { MessageOverrides } from '../../i18n/index.ts'
import en from '../messages/en.json'

/** What a field for a code says where its page has no words of its own. */
export interface OtpWords {
  readonly label: string
  readonly hint: string
  /** Why a form cannot be sent without all digits. */
  readonly incomplete: string
}

/** The words around a code of `length` digits, in the language of the nearest `UiProvider`. */
export function useOtpWords(length: number, messages?: MessageOverrides<typeof en>): OtpWords {
  const t = usePlainMessages('otpInput', en, messages)
  return { label: t('label'), hint: t('hint', { length }), incomplete: t('incomplete', { length }) }
}
