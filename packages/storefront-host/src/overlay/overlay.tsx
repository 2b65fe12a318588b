import { Suspense, useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { onHydrate } from '../hydration/index.ts'
import { inTime, sayUnloaded, showBusy, whenIdle } from '../loading/index.ts'
import { useEffectEvent } from '../react-compat.ts'

/** Props of the outlet of an overlay. Mount it closed, so that its code is prefetched before the tap. */
export interface OverlayProps<Props> {
  /** The props of the overlay; null while it is closed. */
  readonly wanted: Props | null
  /** Called when its code could not be loaded: the overlay then opens with the next tap, not by itself. */
  readonly onGiveUp: () => void
  /** What happens instead then. @default a message says that it could not be loaded */
  readonly instead?: () => void
  /** Shown until its code is loaded. @default nothing */
  readonly fallback?: ReactNode
}

/** The outlet of an overlay. */
export interface Overlay<Props> {
  (props: OverlayProps<Props>): ReactNode
  /** Prefetches it: for callers that mount the outlet only when it opens. */
  useAhead: () => void
}

/**
 * Creates an overlay as a chunk of its own. Code and texts, which come together, are prefetched when the browser is idle after the first touch, so that the
 * tap needs no network. If they are not there yet, the page shows that they are loading; if they cannot be loaded, the tap fails and
 * a message says so (ADR 0020).
 */
export function createOverlay<Props extends object>(
  importView: () => Promise<{ readonly default: ComponentType<Props> }>,
): Overlay<Props> {
  const load = async () => (await importView()).default

  function useAhead(): void {
    // After a failed prefetch the tap loads it again.
    useEffect(() => onHydrate(() => whenIdle(() => void load().catch(() => {}))), [])
  }

  function Place({ wanted, onGiveUp, instead = sayUnloaded, fallback = null }: OverlayProps<Props>) {
    const [View, setView] = useState<ComponentType<Props> | null>(null)
    const isAwaited = wanted !== null && View === null
    const giveUp = useEffectEvent(() => {
      onGiveUp()
      instead()
    })
    useAhead()

    useEffect(() => {
      if (!isAwaited) return undefined
      const stop = new AbortController()
      const { signal } = stop
      const end = showBusy()
      signal.addEventListener('abort', end)
      inTime(load()).then(
        (view) => signal.aborted || setView(() => view),
        () => signal.aborted || giveUp(),
      )
      return () => stop.abort()
    }, [isAwaited])

    return (
      <Suspense fallback={fallback}>
        {isAwaited ? fallback : null}
        {wanted && View ? <View {...wanted} /> : null}
      </Suspense>
    )
  }

  return Object.assign(Place, { useAhead })
}
