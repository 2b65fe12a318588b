import { createOverlay } from '@krishi/storefront-host/overlay'

/** Where a guest signs in over the page. */
export const SignInOverlay = createOverlay(() => import('../drawers/sign-in-here.tsx'))
