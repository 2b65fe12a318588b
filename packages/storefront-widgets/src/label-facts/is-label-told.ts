import { isPesticide } from '@krishi/storefront-core/catalog'
import type { Product } from '@krishi/storefront-core/catalog'
import { complianceOf } from '@krishi/storefront-core/compliance'
import type { Settings } from '@krishi/storefront-core/settings'

/** Whether a product is sold with what its label has to say: a pesticide is, under Indian law. */
export function isLabelTold(product: Product, settings: Pick<Settings, 'compliance'>): boolean {
  return complianceOf(settings).tellsLabelFacts && isPesticide(product)
}
