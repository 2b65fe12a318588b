import { Button } from '../primitives/button/index.ts'
import { WrittenText } from '../primitives/text/index.ts'

/** A delivery address as it is read. */
export interface DeliveryAddressView {
  readonly name: string
  /** House, street, place: one entry a line. */
  readonly lines: readonly string[]
  /** Ten digits. */
  readonly phone: string
}

interface DeliveryAddressCardProps {
  readonly address: DeliveryAddressView
  readonly t: (key: 'deliverTo' | 'change' | 'changeAddress') => string
  onChange: () => void
}

/** Where the order goes, with a way to change it. Renders a `<section>`. */
export function DeliveryAddressCard({ address, t, onChange }: DeliveryAddressCardProps) {
  return (
    <section data-scope="payment-mode" data-part="address" aria-label={t('deliverTo')}>
      <div data-scope="payment-mode" data-part="address-text">
        <h2>{t('deliverTo')}</h2>
        <address translate="no">
          <WrittenText as="strong" text={address.name} />
          {address.lines.map((line) => (
            <WrittenText key={line} text={line} />
          ))}
          <span>+91 {address.phone}</span>
        </address>
      </div>
      <Button tone="secondary" size="sm" aria-label={t('changeAddress')} onClick={onChange}>
        {t('change')}
      </Button>
    </section>
  )
}
