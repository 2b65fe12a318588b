import type { ProductDetail } from '@krishi/storefront-core/catalog'
import { aPackshot, aProduct, aText, aVariant } from '../testing/fixtures/index.ts'
import type { CompareColumn } from './compare.types.ts'

function aColumn(handle: string, name: string, own: Partial<CompareColumn>): CompareColumn {
  const product: Pick<ProductDetail, keyof CompareColumn['product']> = {
    ...aProduct({ productName: aText(name), productImages: [aPackshot('bottle')] }),
    countryOfOrigin: 'India',
  }
  return {
    ...{ handle, href: `#${handle}`, product, variant: aVariant(), isForSale: true },
    unitPrice: { amount: 56_000, per: { value: 1, unit: 'l' } },
    composition: { text: 'Azadirachtin 0.15 % EC', lang: 'en' },
    dose: { kind: 'dose', dose: { min: { value: 400, unit: 'ml' }, max: { value: 1, unit: 'l' } } },
    ...own,
  }
}

/** Four products; the last tells little and is sold out. */
export const comparedColumns: readonly CompareColumn[] = [
  aColumn('neem', 'Neem Oil 1500 ppm', {}),
  aColumn('kadva', 'Kadva Neem EC 1500', { unitPrice: { amount: 47_600, per: { value: 1, unit: 'l' } } }),
  aColumn('vanya', 'Vanya Organic Neem Concentrate for Vegetables', {
    composition: { text: 'Azadirachtin 1 % EC', lang: 'en' },
  }),
  aColumn('sprayer', 'Hand Sprayer', {
    variant: null,
    isForSale: false,
    unitPrice: null,
    composition: null,
    dose: null,
    product: {
      ...aProduct({ productName: aText('Hand Sprayer'), rating: { average: 0, reviewCount: 0 } }),
      countryOfOrigin: '',
    },
  }),
]
