/** Shows the message that a tap could not be loaded. Its text is in the HTML: see `inline-boot.ts`. */
export function sayUnloaded(): void {
  window.__shop?.say()
}
