import { useFoundProducts } from '@krishi/storefront-hooks/search'
import { FoundGrid } from './found-grid.tsx'
import type { FoundGridLinks } from './found-grid.tsx'

/** Props of a connected list of found products. */
export interface FoundProductsWidgetProps extends FoundGridLinks {
  readonly term: string
}

/** The products that a term finds: ten, and ten more on scrolling [11.10]; a link leads on where no script runs. */
export function FoundProductsWidget({ term, ...links }: FoundProductsWidgetProps) {
  return <FoundGrid found={useFoundProducts({ term, firstPage: links.firstPage })} {...links} />
}
