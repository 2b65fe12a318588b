import { Skeleton } from '../primitives/skeleton/index.ts'

/**
 * The place of a card that is loading, in the card's exact size. Renders a `<div>` that screen readers skip; whoever
 * shows it says once that products are loading.
 */
export function ProductCardSkeleton() {
  return (
    <div data-scope="product-card" data-part="root" data-status="loading" aria-hidden="true">
      <div data-scope="product-card" data-part="tile" />
      <div data-scope="product-card" data-part="name">
        <Skeleton lines={2} />
      </div>
      <div data-scope="product-card" data-part="kind">
        <Skeleton lines={2} />
      </div>
      <div data-scope="product-card" data-part="pack">
        <Skeleton />
      </div>
      <div data-scope="product-card" data-part="prices">
        <Skeleton lines={2} />
      </div>
      <div data-scope="product-card" data-part="rating">
        <Skeleton />
      </div>
      <div data-scope="product-card" data-part="control">
        <Skeleton variant="block" height="var(--sf-target)" />
      </div>
    </div>
  )
}
