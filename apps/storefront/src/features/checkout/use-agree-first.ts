import { navigate } from '@krishi/storefront-host/address'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { useShop } from '../../shell/shop-context.ts'
import en from './messages/en.json'

/** Leads whoever came past the terms back to them, and says why; `replace` where this page would lead there again. */
export function useAgreeFirst(): (options?: { readonly replace: boolean }) => void {
  const t = useWidgetMessages('checkout', en)
  const { paths, notices } = useShop()
  return (options) => {
    notices.show({ text: t('agreeFirst'), placement: 'top-center' })
    navigate(paths.cart, options)
  }
}
