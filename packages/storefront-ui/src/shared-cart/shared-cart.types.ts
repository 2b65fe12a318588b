import type { CartLine } from '@krishi/storefront-core/cart'
import type { AgainShortfall } from '@krishi/storefront-core/orders'
import type { MessageOverrides } from '../i18n/index.ts'
import type { RootProps } from '../root/index.ts'
import type en from './messages/en.json'

/** A line of a shared cart that can be had, at today's price. */
export interface SharedCartLine {
  readonly line: CartLine
  readonly href: string
}

/** Props of a cart that somebody has shared. */
export interface SharedCartProps extends RootProps<HTMLElement> {
  /** `empty`: the link holds no line. */
  status: 'loading' | 'empty' | 'ready' | 'failed'
  /**
   * What became of a cart that a page of another origin handed over; `failed`: nobody knows whether its code works. Without it the cart was
   * shared by a link.
   */
  handover?: 'taken' | 'used' | 'expired' | 'failed' | null | undefined
  lines: readonly SharedCartLine[]
  /** What cannot be had as it was shared. */
  shortfalls: readonly AgainShortfall[]
  /** How many packs came into the shopper's cart; null while nothing was added. */
  added: number | null
  cartHref: string
  /** Where "Do not add" leads, and what to do with an empty link. */
  shopHref: string
  onAdd: () => void
  /** Takes out of the cart what came in. */
  onUndo: () => void
  onRetry: () => void
  messages?: MessageOverrides<typeof en> | undefined
}
