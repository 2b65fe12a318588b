/** A short notice that leaves by itself. What it says is always also in the page. */
export interface Toast {
  readonly id: string
  /** One sentence, in the shopper's language. */
  readonly text: string
  /** @default 'info' */
  readonly tone: 'info' | 'success' | 'danger'
  /** How long it stays, in ms; stock 1000, coupon 1500, others 3000 [35.5]. @default 3000 */
  readonly durationMs: number
  /** @default 'bottom' */
  readonly placement: 'top-center' | 'bottom'
  /** False where a screen reader reads the same words with what has the focus. @default true */
  readonly isSpoken: boolean
  /** Takes the change back, or leads to it. */
  readonly action: ToastAction | undefined
}

/** What can be done about a notice. */
export interface ToastAction {
  readonly label: string
  readonly onSelect: () => void
  /** What has the focus afterwards, asked for once it is rendered. @default what had it before the notice */
  readonly heir?: () => HTMLElement | null
}

/** What a caller gives; the rest has defaults. An `id` that is already shown is replaced. */
export type NewToast = Pick<Toast, 'text'> & Partial<Omit<Toast, 'text'>>

/** Holds the notices of one page. */
export interface ToastStore {
  /** Shows a notice and returns its id; a success takes the errors before it away. */
  show: (toast: NewToast) => string
  dismiss: (id: string) => void
  /** The notices, the oldest first; a new array at every change. */
  getSnapshot: () => readonly Toast[]
  subscribe: (listener: () => void) => () => void
}

/** Makes a store of notices. `minimumMs` lengthens every notice that is shorter, for shoppers who read slowly. */
export function createToastStore({ minimumMs = 0 }: { minimumMs?: number } = {}): ToastStore {
  const listeners = new Set<() => void>()
  let toasts: readonly Toast[] = []
  let count = 0

  function change(next: readonly Toast[]) {
    toasts = next
    for (const listener of listeners) listener()
  }

  return {
    show({
      id = `toast-${++count}`,
      text,
      tone = 'info',
      durationMs = 3000,
      placement = 'bottom',
      isSpoken = true,
      action,
    }) {
      const toast = { id, text, tone, durationMs: Math.max(durationMs, minimumMs), placement, isSpoken, action }
      // A success dismisses earlier failures.
      const isOver = (other: Toast) => other.id === id || (tone === 'success' && other.tone === 'danger')
      change([...toasts.filter((other) => !isOver(other)), toast])
      return id
    },
    dismiss: (id) => change(toasts.filter((toast) => toast.id !== id)),
    getSnapshot: () => toasts,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
