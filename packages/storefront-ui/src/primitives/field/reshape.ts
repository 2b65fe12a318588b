/**
 * Writes into a control what is to be kept of its text, before React does, which would put the caret at the end. The caret is
 * counted from there: what is taken off a number stands in front of it.
 */
export function reshape(control: HTMLInputElement | HTMLTextAreaElement, shape: (typed: string) => string): void {
  const { value, selectionStart } = control
  const kept = shape(value)
  if (kept === value) return
  const behind = shape(value.slice(selectionStart ?? value.length)).length
  const caret = Math.max(0, kept.length - behind)
  control.value = kept
  control.setSelectionRange(caret, caret)
}
