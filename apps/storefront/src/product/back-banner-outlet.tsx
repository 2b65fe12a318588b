import { Suspense, lazy } from 'react'
import { untilLoaded } from '../shell/until-loaded.ts'
import { useHeldBack } from './use-held-back.ts'

/** Loaded when she goes back. */
const AppModal = lazy(() => untilLoaded(() => import('./app-modal.tsx')))

/** Where the invitation to the app appears [15.10]. */
export function BackBannerOutlet() {
  const { isHeld, leave } = useHeldBack()
  return <Suspense fallback={null}>{isHeld ? <AppModal onClose={leave} /> : null}</Suspense>
}
