import type { DeliveryAddress } from '@krishi/storefront-core/address'
import { useCreateCheckout, useUpdateAddress } from '@krishi/storefront-hooks/checkout'
import { AddressFormWidget } from '@krishi/storefront-widgets/address-form'
import { useLocation } from 'wouter'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import en from '../checkout/messages/en.json'
import type { PageModule, PageProps } from '../routes/page.ts'
import { useShop } from '../shell/shop-context.ts'
import { useAddressRefusal } from '../checkout/use-address-refusal.ts'
import { useEarlyTyping } from '../checkout/use-early-typing.ts'
import '../styles/checkout.css'

function CheckoutAddressPage({ search }: PageProps) {
  const t = useWidgetMessages('checkout', en)
  const { paths, notices } = useShop()
  const [, navigate] = useLocation()
  const checkoutId = new URLSearchParams(search).get('checkoutId')
  const creation = useCreateCheckout()
  const change = useUpdateAddress()
  const tellRefused = useAddressRefusal()
  useEarlyTyping('address-form')
  const task = checkoutId === null ? creation.task : change.task

  async function use(address: DeliveryAddress): Promise<void> {
    const saved = await (checkoutId === null ? creation.create(address) : change.update(checkoutId, address))
    if (!saved.ok) return
    notices.show({ text: t('addressSaved'), tone: 'success' })
    navigate(paths.paymentMode(saved.value), { replace: true })
  }

  return (
    <AddressFormWidget
      mode={checkoutId === null ? 'add' : 'edit'}
      headingLevel={1}
      saving={task.status === 'pending'}
      failure={task.status === 'failed' ? t('unableToSaveAddress') : undefined}
      onAddress={(address) => void use(address)}
      onRefused={tellRefused}
      onCancel={() => navigate(checkoutId === null ? paths.cart : paths.paymentMode(checkoutId))}
    />
  )
}

/** Where the order goes: a guest's form, then the payment page of the checkout it makes [29.2]. */
export const page: PageModule = {
  Component: CheckoutAddressPage,
  head: ({ textsOf }) => {
    const t = textsOf('checkout', en)
    return { title: t('addressTitle') }
  },
}
