import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Failure } from '@krishi/storefront-core/result'
import type { Translate } from '@krishi/storefront-ui/i18n'
import type en from './messages/en.json'

/**
 * Why no checkout was made of the cart, where there is more to say than that it failed: an order before it of which nobody has
 * heard yet [30.12], or more lines than one order takes [24.3].
 */
export function creationFailure(
  { code, fields }: Failure<PortErrorCode>,
  t: Translate<keyof typeof en>,
): string | undefined {
  if (code === 'network/unanswered') return t('orderUnheard')
  return fields?.['excess'] ? t('tooManyLines', { excess: fields['excess'] }) : undefined
}
