import type { TrackOrderView } from '@krishi/storefront-hooks/orders'
import type { TrackOrderError, TrackOrderFormProps } from '@krishi/storefront-ui/track-order'

/** What the search for an order shows, and what its events do. */
export function toTrackOrderProps(
  view: TrackOrderView,
): Pick<TrackOrderFormProps, 'facts' | 'onValueChange' | 'onSubmit'> {
  const { input, problem, isMissing, isPending, isReady } = view
  return {
    facts: { value: input, error: toError(problem), isMissing, isPending, isReady },
    onValueChange: view.setInput,
    onSubmit: () => void view.submit(),
  }
}

function toError(problem: TrackOrderView['problem']): TrackOrderError | undefined {
  if (problem === null) return undefined
  return problem.kind === 'server' ? { sentence: problem.sentence } : problem.kind
}
