import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import en from '../features/account/messages/en.json'
import type { PageModule } from '../shell/page.ts'
import { createLazyContent } from '../features/account/lazy-content.tsx'
import '../styles/coins.css'

const Coins = createLazyContent(() => import('../features/account/coins-content.tsx'))

function LoyaltyPage() {
  const t = useWidgetMessages('account', en)
  return <Coins title={t('coinsTitle')} />
}

/** The coins of whoever is signed in; a guest signs in first [03.5, 27.3]. */
export const page: PageModule = {
  Component: LoyaltyPage,
  head: ({ textsOf }) => ({ title: textsOf('account', en)('coinsTitle') }),
}
