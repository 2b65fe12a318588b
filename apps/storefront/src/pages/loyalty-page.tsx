import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import en from '../account/messages/en.json'
import type { PageModule } from '../routes/page.ts'
import { createLazyContent } from '../shell/lazy-content.tsx'
import '../styles/coins.css'

const Coins = createLazyContent(() => import('../account/coins-content.tsx'))

function LoyaltyPage() {
  const t = useWidgetMessages('account', en)
  return <Coins title={t('coinsTitle')} />
}

/** The coins of whoever is signed in; a guest signs in first [03.5, 27.3]. */
export const page: PageModule = {
  Component: LoyaltyPage,
  head: ({ textsOf }) => ({ title: textsOf('account', en)('coinsTitle') }),
}
