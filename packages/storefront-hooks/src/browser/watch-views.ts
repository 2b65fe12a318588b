import type { ImpressionRule } from '@krishi/storefront-core/community'
import { createViewCounter } from '../impressions/create-view-counter.ts'
import type { ViewCounterDeps } from '../impressions/create-view-counter.ts'

/** Begins to watch the element of a post; returns what ends it. */
export type WatchPost = (element: HTMLElement, postId: string) => () => void

/** The browser tells of each tenth of a post that comes into view or leaves it. */
const steps = Array.from({ length: 11 }, (_, index) => index / 10)

/**
 * Counts the posts that are in view: at least `share` of the post, or, where a post is longer than the screen, that share of the screen.
 * Nothing is in view while the page is hidden.
 *
 * @returns How a post is watched, and what ends all of it.
 */
export function watchViews({ share, ...deps }: ImpressionRule & ViewCounterDeps): {
  readonly watch: WatchPost
  readonly stop: () => void
} {
  const counter = createViewCounter(deps)
  const ids = new Map<Element, string>()
  const inView = new Set<string>()
  const stopped = new AbortController()

  function look({ target, boundingClientRect, intersectionRect, rootBounds }: IntersectionObserverEntry): void {
    const id = ids.get(target)
    if (id === undefined) return
    const whole = Math.min(boundingClientRect.height, rootBounds?.height ?? Infinity)
    if (whole === 0 || intersectionRect.height < share * whole) return forget(id)
    inView.add(id)
    if (!document.hidden) counter.enter(id)
  }

  function forget(id: string): void {
    inView.delete(id)
    counter.leave(id)
  }

  function lookAway(): void {
    inView.forEach(document.hidden ? counter.leave : counter.enter)
    if (document.hidden) void counter.flush()
  }

  // A frame would have no bounds of its own in an observer without a root.
  const observer = new IntersectionObserver((entries) => entries.forEach(look), {
    root: document,
    threshold: [...steps, share],
  })
  document.addEventListener('visibilitychange', lookAway, { signal: stopped.signal })
  return {
    watch(element, postId) {
      ids.set(element, postId)
      observer.observe(element)
      return () => {
        observer.unobserve(element)
        ids.delete(element)
        forget(postId)
      }
    },
    stop() {
      stopped.abort()
      observer.disconnect()
      inView.forEach(forget)
      void counter.flush()
    },
  }
}
