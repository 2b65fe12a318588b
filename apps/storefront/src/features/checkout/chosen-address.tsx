import type { SavedAddress } from '@krishi/storefront-core/address'
import { toDeliveryAddress } from '@krishi/storefront-core/address'
import { useBookState } from '@krishi/storefront-hooks/address'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { Button } from '@krishi/storefront-ui/primitives/button'
import { EmptyState, FieldDrawing } from '@krishi/storefront-ui/primitives/empty-state'
import { AddressBookWidget } from '@krishi/storefront-widgets/address-book'
import { useEffect, useRef, useState } from 'react'
import accountTexts from '../account/messages/en.json'
import { BookForm } from '../account/book-form.tsx'
import { useReloadWhenForgotten } from '../account/signed-out-page-state.ts'
import { useBookNotices } from '../account/use-book-notices.ts'
import en from './messages/en.json'
import { useDeliverTo } from './use-deliver-to.ts'
import '../../styles/address-book.css'

/** What the page's address says. */
export interface ChosenAddressProps {
  readonly checkoutId: string | null
  /** Whether the shopper comes from the checkout: then an empty book is told, and the form is not opened at once. */
  readonly isFromCheckout: boolean
}

type Form = { readonly kind: 'closed' } | { readonly kind: 'open'; readonly address: SavedAddress | null }

/** Where the order of a signed-in shopper goes: one of the saved addresses, the default until another is chosen [29.2]. */
export function ChosenAddress({ checkoutId, isFromCheckout }: ChosenAddressProps) {
  const t = useWidgetMessages('checkout', en)
  const account = useWidgetMessages('account', accountTexts)
  const { status, addresses } = useBookState()
  const delivery = useDeliverTo(checkoutId)
  const tell = useBookNotices()
  const [pickedId, setPickedId] = useState<string>()
  const [form, setForm] = useState<Form | null>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  useReloadWhenForgotten()

  const chosen = addresses.find(({ id }) => id === pickedId) ?? addresses.find(({ isDefault }) => isDefault)
  const isEmpty = status === 'ready' && addresses.length === 0
  const shownForm: Form = form ?? (isEmpty && !isFromCheckout ? { kind: 'open', address: null } : { kind: 'closed' })
  useEffect(() => {
    if (isEmpty) addButton.current?.focus()
  }, [isEmpty])
  const add = (
    <Button
      tone={isEmpty ? 'primary' : 'secondary'}
      ref={addButton}
      onClick={() => setForm({ kind: 'open', address: null })}
    >
      {account('addAddress')}
    </Button>
  )

  if (shownForm.kind === 'open') {
    const isNew = shownForm.address === null
    const closed: Form = { kind: 'closed' }
    return (
      <BookForm
        address={shownForm.address}
        flow={isNew ? 'checkout-list' : 'address-book'}
        onClose={() => setForm(closed)}
        onSaved={(address) => {
          setPickedId(address.id)
          setForm(closed)
          if (isNew) void delivery.deliverTo(toDeliveryAddress(address))
        }}
      />
    )
  }
  return (
    <div className="address-book">
      <h1>{t('addressTitle')}</h1>
      <AddressBookWidget
        choice={{ chosenId: chosen?.id, onChoose: setPickedId }}
        empty={<EmptyState drawing={<FieldDrawing />} title={account('noAddressesTitle')} action={add} />}
        onEdit={(address) => setForm({ kind: 'open', address })}
        onEvent={tell}
      />
      {addresses.length > 0 ? (
        <>
          {add}
          <DeliverWays chosen={chosen} delivery={delivery} />
        </>
      ) : null}
    </div>
  )
}

/** Props of the ways on. */
interface DeliverWaysProps {
  readonly chosen: SavedAddress | undefined
  readonly delivery: ReturnType<typeof useDeliverTo>
}

/** The buttons below the addresses: back, and on with the one that is chosen. */
function DeliverWays({ chosen, delivery: { task, failure, deliverTo, leave } }: DeliverWaysProps) {
  const t = useWidgetMessages('checkout', en)
  const account = useWidgetMessages('account', accountTexts)
  return (
    <>
      <p className="deliver-failure" role="alert">
        {failure('somethingWentWrong')}
      </p>
      <div className="deliver-ways">
        <Button tone="secondary" onClick={leave}>
          {t('back')}
        </Button>
        <Button
          tone="primary"
          pending={task.status === 'pending'}
          disabledReason={chosen ? undefined : account('chooseFirst')}
          onClick={() => chosen && void deliverTo(toDeliveryAddress(chosen))}
        >
          {account('deliverHere')}
        </Button>
      </div>
    </>
  )
}
