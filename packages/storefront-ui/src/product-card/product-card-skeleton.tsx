import { Skeleton } from '../primitives/skeleton/index.ts'

interface ProductCardSkeletonProps {
  /** Its frame alone, for one that is far below the screen: a twentieth of the elements. @default false */
  isBare?: boolean
}

/** Lines of each part; the ground of the picture has none. */
const parts = { tile: 0, name: 2, kind: 2, pack: 1, prices: 2, rating: 1 }

/**
 * The place of a card that is loading, in the card's exact size. Renders a `<div>` that screen readers skip; whoever
 * shows it says once that products are loading.
 */
export function ProductCardSkeleton({ isBare }: ProductCardSkeletonProps) {
  return (
    <div data-scope="product-card" data-part="root" data-status="loading" aria-hidden="true">
      {isBare ? null : (
        <>
          {Object.entries(parts).map(([part, lines]) => (
            <div key={part} data-scope="product-card" data-part={part}>
              {lines ? <Skeleton lines={lines} /> : null}
            </div>
          ))}
          <div data-scope="product-card" data-part="control">
            <Skeleton variant="block" height="var(--sf-target)" />
          </div>
        </>
      )}
    </div>
  )
}
