import { createOverlay } from '@krishi/storefront-host/overlay'
import { useBackNavigationGuard } from './use-back-navigation-guard.ts'

const AppModal = createOverlay(() => import('./app-modal.tsx'))

/** Where the invitation to the app appears [15.10]. Without its code, going back leads back. */
export function BackBannerOutlet() {
  const { isBlocked, leave } = useBackNavigationGuard()
  return <AppModal wanted={isBlocked ? { onClose: leave } : null} onGiveUp={leave} instead={() => {}} />
}
