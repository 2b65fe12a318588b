import { useWidgetMessages } from '../i18n/index.ts'
import type { RootProps } from '../root/index.ts'
import type { CompareToggleProps } from './compare-toggle.tsx'
import en from './messages/en.json'

/** Props of the box that takes the product of a card into the comparison. */
export interface CompareCheckProps
  extends Pick<CompareToggleProps, 'product' | 'isCompared' | 'onToggle' | 'messages'>, RootProps<HTMLLabelElement> {}

/** Takes the product of a card into the comparison or out of it, at the corner of its picture. Renders a `<label>` with a native checkbox. */
export function CompareCheck({ product, isCompared, onToggle, messages, ...root }: CompareCheckProps) {
  const t = useWidgetMessages('compare', en, messages)
  return (
    <label {...root} data-scope="compare" data-part="check">
      <input type="checkbox" aria-label={t('compareProduct', { product })} checked={isCompared} onChange={onToggle} />
      {t('compare')}
    </label>
  )
}
