import type { Product, Variant } from '@krishi/storefront-core/catalog'
import { canAwait } from '@krishi/storefront-core/notify-me'
import { useSupports } from '@krishi/storefront-hooks/settings'
import { useNotifyMe } from '@krishi/storefront-hooks/notify-me'
import { NotifyMe } from '@krishi/storefront-ui/notify-me'
import type { NotifyNotice } from '@krishi/storefront-ui/notify-me'
import { rootOf, useRootRef } from '@krishi/storefront-ui/root'
import type { RootProps } from '@krishi/storefront-ui/root'
import { StickyCartBar } from '@krishi/storefront-ui/sticky-cart-bar'
import { useState } from 'react'
import type { ReactNode } from 'react'

/** Props of the connected way to wait for a pack. */
export interface NotifyMeWidgetProps extends RootProps {
  readonly product: Pick<Product, 'status' | 'handle' | 'productName'>
  /** The pack that is shown. */
  readonly variant: Variant | undefined
  /** Called with what is to be said as a notice; `useNotifyNotices` has the sentences. */
  readonly onNotice: (notice: NotifyNotice) => void
  /** Offers it once more in the bar at the bottom of a phone, where an offer has its main button [15.8]. @default false */
  readonly hasBar?: boolean
  /** Renders what a guest signs in with, such as `SignInModalWidget`; the request is made after it [18.3]. */
  readonly renderSignIn: (signIn: { readonly onSignedIn: () => void; readonly onClose: () => void }) => ReactNode
  /** Renders `NotifyAccepted` [18.2]. */
  readonly renderAccepted: (accepted: { readonly onClose: () => void }) => ReactNode
}

/** The way to be told when a pack is back, where it is sold out [15.1, 18.1]. */
export function NotifyMeWidget(props: NotifyMeWidgetProps) {
  const { product, variant } = props
  const isOffered = useSupports('notifyMe.put')
  if (!isOffered || !variant || !canAwait(product, variant)) return null
  return <Wish {...props} key={variant.id} variant={variant} />
}

function Wish(props: NotifyMeWidgetProps & { readonly variant: Variant }) {
  const { product, variant, hasBar, onNotice, ...modals } = props
  const [modal, setModal] = useState<'sign-in' | 'accepted' | null>(null)
  const mainRef = useRootRef(props)
  const [isInBar, setInBar] = useState(false)
  const { toggle, problem, ...facts } = useNotifyMe(product.handle, variant, (event) => {
    if (event === 'sign-in' || event === 'accepted') return setModal(event)
    if (isInBar || !isBesideButton(event)) onNotice(event)
  })
  function onTap(isBar: boolean): void {
    setInBar(isBar)
    void toggle()
  }
  const shown = !isInBar && isBesideButton(problem) ? problem : null
  const onClose = () => setModal(null)
  function onSignedIn(): void {
    onClose()
    void toggle()
  }
  return (
    <>
      <div {...rootOf(props)} ref={mainRef}>
        <NotifyMe {...facts} problem={shown} onToggle={() => onTap(false)} />
      </div>
      {hasBar ? (
        <StickyCartBar
          product={`${product.productName.text}, ${variant.title.text}`}
          pack={variant.title}
          price={null}
          mainRef={mainRef}
        >
          <NotifyMe {...facts} isShort onToggle={() => onTap(true)} />
        </StickyCartBar>
      ) : null}
      {modal === 'sign-in' ? modals.renderSignIn({ onSignedIn, onClose }) : null}
      {modal === 'accepted' ? modals.renderAccepted({ onClose }) : null}
    </>
  )
}

/**
 * Whether it is said beside the button, where it stays until it is over, instead of as a notice: that nothing was heard or sent. What
 * the server has answered is a notice [18.2], and so is everything where the bar was tapped, which has no room for words.
 */
function isBesideButton(notice: NotifyNotice | null): boolean {
  return notice === 'no-answer' || notice === 'not-sent'
}
