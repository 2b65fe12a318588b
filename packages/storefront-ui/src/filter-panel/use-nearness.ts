import { useState } from 'react'

/** Whether she came near by pointer, finger or keyboard: then what is fetched on her wish is fetched. */
export function useNearness() {
  const [isNear, setNear] = useState(false)
  const come = () => setNear(true)
  return [isNear, { onPointerEnter: come, onFocus: come, onTouchStart: come }] as const
}
