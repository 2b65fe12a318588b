import { useCoinWallet } from '@krishi/storefront-hooks/loyalty'
import { useSettings } from '@krishi/storefront-hooks/settings'
import { CoinExplanation } from '@krishi/storefront-ui/coin-explainer'
import { CoinHistory } from '@krishi/storefront-ui/coin-history'
import { useUi } from '@krishi/storefront-ui/i18n'
import { NotOffered } from '@krishi/storefront-ui/not-offered'
import type { RootProps } from '@krishi/storefront-ui/root'
import { toCoinExplainerProps } from '../product-details/index.ts'
import { toCoinHistory } from './to-coin-history.ts'
import { Supported } from '../supported/index.ts'

/** The coins of whoever is signed in, what came and went, and how coins work [27.3]. */
export function CoinHistoryWidget(root: RootProps) {
  return (
    <Supported by="loyalty.history" instead={<NotOffered {...root} />}>
      <ConnectedHistory {...root} />
    </Supported>
  )
}

function ConnectedHistory(root: RootProps) {
  const { locale } = useUi()
  const settings = useSettings()
  const { loyaltyConfig } = settings
  return (
    <CoinHistory {...root} state={toCoinHistory(useCoinWallet())} texts={loyaltyConfig[locale] ?? loyaltyConfig.en}>
      <CoinExplanation {...toCoinExplainerProps(settings, locale)} hasHeading />
    </CoinHistory>
  )
}
