import { useEffect, useRef, useState } from 'react'

/** How long it flies, in ms [26.4]. */
const flightMs = 2500
const pieces = Array.from({ length: 42 }, (_, index) => index)
const inks = ['leaf', 'turmeric', 'sky'] as const

/** Bits of paper that burst out of the middle and fall. Renders a hidden `<span>`, nothing once they are down. */
export function Confetti() {
  const rootRef = useRef<HTMLSpanElement>(null)
  const [isDown, setDown] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setDown(true), flightMs)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    const bits = [...(rootRef.current?.children ?? [])]
    bits.forEach((bit, index) => bit.animate(flight(index), { duration: flightMs, easing: 'ease-out' }))
  }, [])

  if (isDown) return null
  return (
    <span data-scope="coupon-success" data-part="confetti" ref={rootRef} aria-hidden="true">
      {pieces.map((piece) => (
        <span key={piece} data-scope="coupon-success" data-part="piece" data-ink={inks[piece % inks.length]} />
      ))}
    </span>
  )
}

/** Up and out along its own ray, then down. Two ratios that never meet spread them: no pattern, and the same every time. */
function flight(index: number): Keyframe[] {
  const share = (index * 0.7549) % 1
  const angle = index * 2.4
  const reach = 14 + 30 * share
  const [across, up] = [Math.cos(angle) * reach, Math.sin(angle) * reach - 10]
  const turn = (index % 2 === 0 ? 1 : -1) * (0.75 + share)
  return [
    { translate: '0 0', rotate: '0turn', opacity: 1 },
    { translate: `${across}vw ${up}vh`, rotate: `${turn / 2}turn`, opacity: 1, offset: 0.3, easing: 'ease-in' },
    { translate: `${across * 1.2}vw ${up + 60}vh`, rotate: `${turn}turn`, opacity: 0 },
  ]
}
