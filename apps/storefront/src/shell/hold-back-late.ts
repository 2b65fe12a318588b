/** The code that holds Back: fetched on the first touch, for no overlay opens before that. */
export const backCode = () => import('./hold-back.ts')

/** Makes Back close an overlay, as `hold-back.ts` says; where its code does not come, Back leaves the page. */
export function holdBack(close: () => void): () => void {
  let isOpen = true
  let free = () => {}
  backCode().then(
    (code) => {
      if (isOpen) free = code.holdBack(close)
    },
    () => {},
  )
  return () => {
    isOpen = false
    free()
  }
}
