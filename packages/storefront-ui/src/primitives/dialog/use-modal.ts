import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useEffectEvent } from '../../react-compat.ts'
import type { GuardBack } from '../../i18n/index.ts'
import { useRootRef } from '../../root/index.ts'
import type { RootProps } from '../../root/index.ts'
import { openOverlay } from './open-overlay.ts'

interface ModalOptions {
  /** Called when the shopper closes it: Escape, Android's back, a tap beside it. */
  readonly onClose: () => void
  /** Makes Back close it; absent where Back goes its own way. */
  readonly guardBack: GuardBack | undefined
  /** Where focus starts instead of at the heading. */
  readonly initialFocusRef: RefObject<HTMLElement | null> | undefined
  /** Its ref gets the dialog, too. */
  readonly root: RootProps<HTMLElement>
}

/**
 * Opens a `<dialog>` as modal while it is mounted: locks the page's scrolling, moves focus in and, at the end, lets the
 * browser return it to where it was.
 */
export function useModal({ onClose, guardBack, initialFocusRef, root }: ModalOptions) {
  const dialogRef = useRootRef<HTMLDialogElement, HTMLElement>(root)
  const titleRef = useRef<HTMLHeadingElement>(null)
  const bodyRef = useRef<HTMLDivElement>(null)
  const noticesRef = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)

  useLayoutEffect(() => {
    const dialog = dialogRef.current
    const body = bodyRef.current
    const notices = noticesRef.current
    if (dialog === null || body === null || notices === null) return undefined
    const listening = new AbortController()
    listen(dialog, listening, () => close())
    letTabReach(body, dialog, listening)
    dialog.showModal()
    const release = openOverlay(notices)
    const freeBack = guardBack?.(() => close())
    const start = initialFocusRef?.current ?? titleRef.current
    start?.focus()
    return () => {
      listening.abort()
      release()
      freeBack?.()
      // The browser returns focus only if the dialog is closed before React removes it.
      dialog.close()
    }
  }, [guardBack, initialFocusRef, dialogRef])

  return { dialogRef, titleRef, bodyRef, noticesRef }
}

const controls = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]'

/** Makes a body that scrolls a stop of the Tab key where nothing in it is one: arrow keys could not move it else. */
function letTabReach(body: HTMLElement, dialog: HTMLElement, { signal }: AbortController): void {
  dialog.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Tab') return
      if (body.scrollHeight > body.clientHeight && body.querySelector(controls) === null) body.tabIndex = 0
      else body.removeAttribute('tabindex')
    },
    { signal },
  )
}

/** Calls `onClose` for every way in which the platform lets a shopper close `dialog`. */
function listen(dialog: HTMLDialogElement, { signal }: AbortController, onClose: () => void): void {
  let pressedBeside = false

  // Events of the content bubble: a file input cancels too, and a drag of text may end beside the panel.
  const isBeside = (event: Event) => event.target === dialog

  dialog.addEventListener('cancel', onCancel, { signal })
  dialog.addEventListener('close', onNativeClose, { signal })
  dialog.addEventListener('pointerdown', (event) => (pressedBeside = isBeside(event)), { signal })
  dialog.addEventListener('click', onClick, { signal })

  function onCancel(event: Event) {
    if (!isBeside(event)) return
    event.preventDefault()
    onClose()
  }

  // A browser may close the dialog without a second `cancel` event; the state follows it.
  function onNativeClose(event: Event) {
    if (isBeside(event) && !dialog.open) onClose()
  }

  function onClick(event: Event) {
    if (pressedBeside && isBeside(event)) onClose()
  }
}
