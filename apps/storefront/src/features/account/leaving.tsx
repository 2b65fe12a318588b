import { useEffect, useEffectEvent } from 'react'
import { useLeave } from './use-leave.ts'

interface LeavingProps {
  /** Called when that is done, or has failed and was said. */
  readonly onEnd: () => void
}

/** Signs out from the menu of the bar: an overlay without a view of its own. Renders nothing. */
export default function Leaving({ onEnd }: LeavingProps) {
  const { leave } = useLeave()
  const begin = useEffectEvent(() => void leave().then(onEnd))
  useEffect(() => begin(), [])
  return null
}
