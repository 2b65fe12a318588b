import { callEndOf } from '@krishi/storefront-core/contract'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Failure } from '@krishi/storefront-core/result'
import type { Translate } from '@krishi/storefront-ui/i18n'
import { failureWords } from './failure-words.ts'
import type en from './messages/en.json'

/**
 * Why no checkout was made of the cart: an order before it of which nobody has heard yet [30.12], more lines than one order takes
 * [24.3], or how the call ended.
 */
export function creationFailure({ code, fields }: Failure<PortErrorCode>, t: Translate<keyof typeof en>): string {
  if (code === 'network/unanswered') return t('orderNoAnswer')
  if (fields?.['excess']) return t('tooManyLines', { excess: fields['excess'] })
  return t(failureWords.creation[callEndOf(code)])
}
