import { useSettings } from '@krishi/storefront-hooks/settings'
import { CoinExplainer } from '@krishi/storefront-ui/coin-explainer'
import type { CoinExplainerProps } from '@krishi/storefront-ui/coin-explainer'
import { useUi } from '@krishi/storefront-ui/i18n'
import type { RootProps } from '@krishi/storefront-ui/root'
import { toCoinExplainerProps } from './to-coin-explainer-props.ts'

/** How coins are used, in the words and by the rules of the shop [15.6]. */
export function CoinExplainerWidget(props: Pick<CoinExplainerProps, 'open' | 'onOpenChange' | keyof RootProps>) {
  const { locale } = useUi()
  return <CoinExplainer {...props} {...toCoinExplainerProps(useSettings(), locale)} />
}
