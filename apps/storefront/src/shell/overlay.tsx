import { useUi } from '@krishi/storefront-ui/i18n'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { LazyTextGroup } from '../messages/text-groups.ts'
import { inTime } from './in-time.ts'
import { onHydrate } from './lazy-island.tsx'
import { sayUnloaded } from './say-unloaded.ts'
import { showBusy } from './show-busy.ts'
import { TextScope, prepareTexts } from './text-scope.tsx'
import { whenIdle } from './when-idle.ts'

/** Props of the place where an overlay appears. Mount it closed: its code comes ahead of the tap then. */
interface OverlayProps<Props> {
  /** What it is shown with; null while it is closed. */
  readonly wanted: Props | null
  /** Called when its code has not come: nobody wants it any more, and it opens with the next tap, not by itself. */
  readonly onGiveUp: () => void
  /** What happens in its place then. @default words say that it could not be loaded */
  readonly instead?: () => void
  /** Stands there until its code is here. @default nothing */
  readonly fallback?: ReactNode
}

/** The place where an overlay appears. */
interface Overlay<Props> {
  (props: OverlayProps<Props>): ReactNode
  /** Fetches it ahead: for whoever mounts its place no earlier than it is wanted. */
  useAhead(): void
}

/**
 * What opens at a tap, as a chunk of its own. Code and texts are fetched in a quiet moment once the page is in use, so that the tap
 * needs no network. Where they are not there yet, the page shows that they are on their way; where they do not come, the tap is
 * over and that is said.
 *
 * @param groups The texts that it shows.
 */
export function createOverlay<Props extends object>(
  importView: () => Promise<{ readonly default: ComponentType<Props> }>,
  groups: readonly LazyTextGroup[],
): Overlay<Props> {
  async function load(locale: Parameters<typeof prepareTexts>[0]) {
    const [view] = await Promise.all([importView(), prepareTexts(locale, groups)])
    return view.default
  }

  function useAhead(): void {
    const { locale } = useUi()
    // What does not come is asked for on the tap.
    useEffect(() => onHydrate(() => whenIdle(() => void load(locale).catch(() => {}))), [locale])
  }

  function Place({ wanted, onGiveUp, instead = sayUnloaded, fallback = null }: OverlayProps<Props>) {
    const { locale } = useUi()
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
      inTime(load(locale)).then(
        (view) => signal.aborted || setView(() => view),
        () => signal.aborted || giveUp(),
      )
      return () => stop.abort()
    }, [isAwaited, locale])

    return (
      <Suspense fallback={fallback}>
        {isAwaited ? fallback : null}
        {wanted && View ? (
          <TextScope groups={groups}>
            <View {...wanted} />
          </TextScope>
        ) : null}
      </Suspense>
    )
  }

  return Object.assign(Place, { useAhead })
}
