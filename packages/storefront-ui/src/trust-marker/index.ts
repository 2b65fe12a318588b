export { TrustMarker } from './trust-marker.tsx'
export type { TrustMarkerProps, TrustPicture } from './trust-marker.tsx'
