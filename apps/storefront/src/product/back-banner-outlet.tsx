import { createOverlay } from '../shell/overlay.tsx'
import { useHeldBack } from './use-held-back.ts'

const AppModal = createOverlay(() => import('./app-modal.tsx'), ['tools'])

/** Where the invitation to the app appears [15.10]. Without its code, going back leads back. */
export function BackBannerOutlet() {
  const { isHeld, leave } = useHeldBack()
  return <AppModal wanted={isHeld ? { onClose: leave } : null} onGiveUp={leave} instead={() => {}} />
}
