import { useEffect } from 'react'
import { useChunk } from '../primitives/chunk/index.ts'
import { wantsLessMotion } from '../primitives/less-motion/index.ts'

const loadConfetti = () => import('./confetti.tsx')

/**
 * The confetti's code, fetched when there is something to celebrate; null until then. It is not fetched for who wants less
 * motion, and the style sheet hides what has come before.
 */
export function useConfetti(): Awaited<ReturnType<typeof loadConfetti>> | null {
  const [confetti, want] = useChunk(loadConfetti)
  useEffect(() => {
    if (!wantsLessMotion()) void want()
  }, [want])
  return confetti
}
