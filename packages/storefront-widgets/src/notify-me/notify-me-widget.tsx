import type { Product, Variant } from '@krishi/storefront-core/catalog'
import { canAwait } from '@krishi/storefront-core/notify-me'
import { useNotifyMe } from '@krishi/storefront-hooks/notify-me'
import { NotifyMe } from '@krishi/storefront-ui/notify-me'
import type { NotifyNotice } from '@krishi/storefront-ui/notify-me'
import { useState } from 'react'
import type { ReactNode } from 'react'

/** Props of the connected way to wait for a pack. */
export interface NotifyMeWidgetProps {
  readonly product: Pick<Product, 'status' | 'handle'>
  /** The pack that is shown. */
  readonly variant: Variant | undefined
  /** Called with what is to be said; `useNotifyNotices` has the sentences. */
  readonly onNotice: (notice: NotifyNotice) => void
  /** Renders what a guest signs in with, such as `SignInModalWidget`; her wish is carried after it [18.3]. */
  readonly renderSignIn: (signIn: { readonly onSignedIn: () => void; readonly onClose: () => void }) => ReactNode
  /** Renders `NotifyAccepted` [18.2]. */
  readonly renderAccepted: (accepted: { readonly onClose: () => void }) => ReactNode
}

/** The way to be told when a pack is back, where it is sold out [15.1, 18.1]. */
export function NotifyMeWidget({ product, variant, ...wish }: NotifyMeWidgetProps) {
  return variant && canAwait(product, variant) ? (
    <Wish key={variant.id} handle={product.handle} variant={variant} {...wish} />
  ) : null
}

interface WishProps extends Omit<NotifyMeWidgetProps, 'product'> {
  readonly handle: string
  readonly variant: Variant
}

function Wish({ handle, variant, onNotice, ...modals }: WishProps) {
  const [modal, setModal] = useState<'sign-in' | 'accepted' | null>(null)
  const { toggle, ...facts } = useNotifyMe(handle, variant, (event) =>
    event === 'sign-in' || event === 'accepted' ? setModal(event) : onNotice(event),
  )
  const onClose = () => setModal(null)
  function onSignedIn(): void {
    onClose()
    void toggle()
  }
  return (
    <>
      <NotifyMe {...facts} onToggle={() => void toggle()} />
      {modal === 'sign-in' ? modals.renderSignIn({ onSignedIn, onClose }) : null}
      {modal === 'accepted' ? modals.renderAccepted({ onClose }) : null}
    </>
  )
}
