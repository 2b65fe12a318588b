import type { SearchBoxView } from './search-box.types.ts'

/** What the panel shows. */
export type SearchStage = 'closed' | 'start' | 'loading' | 'results' | 'nothing' | 'failed'

/** Whether a stage has a list, with options for the keyboard. */
export function hasOptions(stage: SearchStage): boolean {
  return stage === 'start' || stage === 'results'
}

/** What the panel shows of a view. Until a search begins, what was there stays: nothing flickers between two letters. */
export function stageOf(view: SearchBoxView): SearchStage {
  if (!view.open) return 'closed'
  if (view.short || view.status === 'idle')
    return view.recent.length + view.popular.length + (view.own?.terms.length ?? 0) > 0 ? 'start' : 'closed'
  if (view.status === 'ready') return view.items.length > 0 ? 'results' : 'nothing'
  return view.status
}
