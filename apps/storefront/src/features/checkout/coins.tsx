import type { Checkout } from '@krishi/storefront-core/checkout'
import { callEndOf } from '@krishi/storefront-core/contract'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { CoinSignInWidget, CoinsBoxWidget } from '@krishi/storefront-widgets/coins'
import { useState } from 'react'
import { CoinsOverlay } from '../product/coins-overlay.ts'
import { useShop } from '../../shell/shop-context.ts'
import { failureWords } from './failure-words.ts'
import en from './messages/en.json'

/**
 * The coins of a checkout: its box, how they are used, and what is said when they could not be applied [27.1, 27.2]. A guest
 * is told what signing in is worth [03.6].
 */
export function Coins({ checkout }: { readonly checkout: Checkout }) {
  const t = useWidgetMessages('checkout', en)
  const { notices, paths } = useShop()
  const [isOpen, setOpen] = useState(false)
  const onClose = () => setOpen(false)
  return (
    <>
      <CoinsBoxWidget
        checkout={checkout}
        onHowOpen={() => setOpen(true)}
        onFailure={({ code }) => notices.show({ text: t(failureWords.coins[callEndOf(code)]), tone: 'danger' })}
      />
      <CoinSignInWidget checkout={checkout} href={paths.signIn(paths.paymentMode(checkout.id))} />
      <CoinsOverlay wanted={isOpen ? { onClose } : null} onGiveUp={onClose} />
    </>
  )
}
