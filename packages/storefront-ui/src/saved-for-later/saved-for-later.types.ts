import type { CartLine } from '@krishi/storefront-core/cart'
import type { SavedStanding } from '@krishi/storefront-core/saved-for-later'
import type { MessageOverrides } from '../i18n/index.ts'
import type { RootProps } from '../root/index.ts'
import type en from './messages/en.json'

/** A line that was put aside, with what the page knows about it. */
export interface SavedItem {
  /** As it was when it was saved. */
  readonly line: CartLine
  readonly href: string
  /** How it stands today; null while that is not known. */
  readonly standing: SavedStanding | null
}

/** What became of moving a line to the cart. */
export interface MoveOutcome {
  readonly kind: 'moved' | 'short' | 'full' | 'gone' | 'failed'
  /** The product with its pack. */
  readonly product: string
}

/** Props of the list of what was put aside. */
export interface SavedForLaterProps extends RootProps<HTMLElement> {
  /** Newest first. */
  items: readonly SavedItem[]
  prices: 'idle' | 'loading' | 'ready' | 'failed'
  /** What became of the last move; null before the first. */
  outcome: MoveOutcome | null
  onMove: (lineId: string) => void
  /** Called when a line is removed; the page shows the notice with "Undo". */
  onRemove: (lineId: string) => void
  onRetry: () => void
  messages?: MessageOverrides<typeof en> | undefined
}
