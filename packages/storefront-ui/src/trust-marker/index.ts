export { ProductPromises } from './product-promises.tsx'
export type { ProductPromisesProps } from './product-promises.tsx'
export { TrustMarker } from './trust-marker.tsx'
export type { TrustMarkerProps, TrustPicture } from './trust-marker.tsx'
