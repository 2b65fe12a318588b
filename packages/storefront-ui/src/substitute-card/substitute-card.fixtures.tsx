import { QuantityControl } from '../quantity-control/index.ts'
import { aPackshot, aProduct, aText, aVariant } from '../testing/fixtures/index.ts'
import type { SubstituteCardProps } from './substitute-card.tsx'

const product = aProduct({
  productId: 'neelmitra',
  handle: 'neelmitra-uttaman',
  productName: aText('Neelmitra Uttaman Tebuconazole 25.9% EC Fungicide'),
  vendorName: aText('Neelmitra'),
  technicalContent: 'Tebuconazole 25.9% EC',
  productImages: [aPackshot('bottle')],
  rating: { average: 4.1, reviewCount: 12 },
  variants: [aVariant({ id: 'neelmitra-250', title: aText('250 ml'), price: 39_000, compareAtPrice: 46_000 })],
})

/** A substitute for a fungicide, 14 % cheaper, that can be bought. */
export const aSubstitute: SubstituteCardProps = {
  substituteFor: aText('Sarayukavach Navrin Fungicide'),
  product,
  variantId: 'neelmitra-250',
  cheaperPercent: 14,
  sharedContent: aText(product.technicalContent),
  href: '#neelmitra',
  showRating: true,
  intervalMs: 3_000,
  control: (
    <QuantityControl
      product="Neelmitra Uttaman, 250 ml"
      quantity={0}
      limits={{ min: 0, max: 10, reason: null }}
      onQuantityChange={() => undefined}
    />
  ),
}
