import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { LeadFormWidget } from '@krishi/storefront-widgets/lead-form'
import { useShop } from '../../shell/shop-context.ts'
import en from './messages/en.json'

/** A mobile number for news of sales, while there are any [33.4]. A lazy island. */
export default function SaleSubscribe() {
  const { settings } = useShop()
  const t = useWidgetMessages('forms', en)
  if (!settings.isFestivalSaleEnabled) return null
  return (
    <section className="sale-subscribe" aria-labelledby="sale-subscribe">
      <div>
        <h2 id="sale-subscribe">{t('saleTitle')}</h2>
        <p>{t('saleText')}</p>
      </div>
      <LeadFormWidget form="sale-subscribe" />
    </section>
  )
}
