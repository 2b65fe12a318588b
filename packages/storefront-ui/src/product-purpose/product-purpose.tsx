import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { HelpIcon } from '../primitives/icon/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of the way to what a product is for. */
export interface ProductPurposeProps extends RootProps {
  readonly onOpen: () => void
  readonly messages?: MessageOverrides<typeof en> | undefined
}

/** "What is it for?" [15.11]. Renders a `<div>` with a button. */
export function ProductPurpose({ onOpen, messages, ...root }: ProductPurposeProps) {
  const t = usePlainMessages('productPurpose', en, messages)
  return (
    <div {...root} data-scope="product-purpose" data-part="root">
      <Button tone="secondary" icon={<HelpIcon />} aria-haspopup="dialog" onClick={onOpen}>
        {t('open')}
      </Button>
    </div>
  )
}
