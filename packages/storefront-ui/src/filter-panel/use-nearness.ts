import { useState } from 'react'

/** Whether pointer, finger or keyboard focus has come near, which is when late code is fetched. */
export function useNearness() {
  const [isNear, setNear] = useState(false)
  const come = () => setNear(true)
  return [isNear, { onPointerEnter: come, onFocus: come, onTouchStart: come }] as const
}
