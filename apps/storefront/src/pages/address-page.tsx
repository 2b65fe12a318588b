import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { AddressBook } from '../features/account/address-book.tsx'
import en from '../features/account/messages/en.json'
import { SignedOut } from '../features/account/signed-out.tsx'
import { useLeaving } from '../features/account/signed-out-page-state.ts'
import type { PageModule } from '../shell/page.ts'
import '../styles/address-book.css'

function AddressPage() {
  const t = useWidgetMessages('account', en)
  const leaving = useLeaving()
  if (leaving === null) {
    return (
      <>
        <h1>{t('bookTitle')}</h1>
        <noscript>
          <p>{t('needsScript')}</p>
        </noscript>
      </>
    )
  }
  return leaving === 'no' ? <AddressBook /> : <SignedOut leaving={leaving} />
}

/** The address book and the account of whoever is signed in [28.12], and the page that follows signing out [03.8]. */
export const page: PageModule = {
  Component: AddressPage,
  head: ({ textsOf }) => ({ title: textsOf('account', en)('bookTitle') }),
}
