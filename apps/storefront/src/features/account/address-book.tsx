import type { SavedAddress } from '@krishi/storefront-core/address'
import { useBookState } from '@krishi/storefront-hooks/address'
import { navigate } from '@krishi/storefront-host/address'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { Button } from '@krishi/storefront-ui/primitives/button'
import { EmptyState, FieldDrawing } from '@krishi/storefront-ui/primitives/empty-state'
import { AddressBookWidget } from '@krishi/storefront-widgets/address-book'
import { useEffect, useState } from 'react'
import { usePaths } from '../../shell/shop-context.ts'
import { useIsHere } from '../../shell/use-is-here.ts'
import { AccountBlock } from './account-block.tsx'
import { BookForm } from './book-form.tsx'
import { useReloadWhenForgotten } from './signed-out-page-state.ts'
import { useBookNotices } from './use-book-notices.ts'
import en from './messages/en.json'

/** The address book: its addresses or the form of one of them, and the account. A guest is led to sign in [03.5]. */
export function AddressBook() {
  const t = useWidgetMessages('account', en)
  const paths = usePaths()
  const { status } = useBookState()
  const tell = useBookNotices()
  const [form, setForm] = useState<{ readonly address: SavedAddress | null } | null>(null)
  const isLeaving = useIsHere() && status === 'guest'
  useReloadWhenForgotten()
  useEffect(() => {
    if (isLeaving) navigate(paths.signIn(paths.to('/address')), { replace: true })
  }, [isLeaving, paths])

  if (form) {
    const close = () => setForm(null)
    return <BookForm address={form.address} flow="address-book" onSaved={close} onClose={close} />
  }
  return (
    <div className="address-book">
      <h1>{t('bookTitle')}</h1>
      <AddressBookWidget
        empty={
          <EmptyState drawing={<FieldDrawing />} title={t('noAddressesTitle')}>
            <p>{t('noAddressesText')}</p>
          </EmptyState>
        }
        onEdit={(address) => setForm({ address })}
        onEvent={tell}
      />
      {status === 'ready' ? (
        <Button tone="primary" onClick={() => setForm({ address: null })}>
          {t('addAddress')}
        </Button>
      ) : null}
      <AccountBlock />
    </div>
  )
}
