import type { HoldBack } from '@krishi/storefront-ui/i18n'
import { untilLoaded } from './until-loaded.ts'

/** Makes Back close an overlay; the code for that comes with the first one that opens. */
export const backFromOverlays: HoldBack = (close) => {
  let isClosed = false
  let release = () => {}
  void untilLoaded(() => import('./hold-back.ts')).then(({ holdBack }) => {
    if (!isClosed) release = holdBack(close)
  })
  return () => {
    isClosed = true
    release()
  }
}
