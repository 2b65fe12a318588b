import { createOverlay } from '@krishi/storefront-host/overlay'

/** Where it is explained how coins are used, for pages that earn or spend them. */
export const CoinsOverlay = createOverlay(() => import('./coins-modal.tsx'))
