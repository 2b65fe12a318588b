import { useCoinWallet } from '@krishi/storefront-hooks/loyalty'
import { useSettings } from '@krishi/storefront-hooks/settings'
import { CoinExplanation } from '@krishi/storefront-ui/coin-explainer'
import { CoinHistory } from '@krishi/storefront-ui/coin-history'
import { useUi } from '@krishi/storefront-ui/i18n'
import { NotOffered } from '@krishi/storefront-ui/not-offered'
import { toCoinExplainerProps } from '../product-details/index.ts'
import { toCoinHistory } from './to-coin-history.ts'
import { Supported } from '../supported/index.ts'

/** The coins of whoever is signed in, what came and went, and how coins work [27.3]. */
export function CoinHistoryWidget() {
  return (
    <Supported by="loyalty.history" instead={<NotOffered />}>
      <ConnectedHistory />
    </Supported>
  )
}

function ConnectedHistory() {
  const { locale } = useUi()
  const settings = useSettings()
  const { loyaltyConfig } = settings
  return (
    <CoinHistory state={toCoinHistory(useCoinWallet())} texts={loyaltyConfig[locale] ?? loyaltyConfig.en}>
      <CoinExplanation {...toCoinExplainerProps(settings, locale)} hasHeading />
    </CoinHistory>
  )
}
