import { usePlainMessages } from '../i18n/index.ts'
import { InfoIcon } from '../primitives/icon/index.ts'
import type { CrossSellProps } from './cross-sell.tsx'
import en from './messages/en.json'

/** That what follows is suggested, and that nothing of it was put into the cart. Renders a `<p>`. */
export function SuggestionLabel({ messages }: Pick<CrossSellProps, 'messages'>) {
  const t = usePlainMessages('crossSell', en, messages)
  return (
    <p data-scope="cross-sell" data-part="label">
      <InfoIcon />
      {t('label')}
    </p>
  )
}
