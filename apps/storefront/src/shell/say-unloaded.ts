/** Says that what was tapped could not be loaded, by words that have come with the page: see `inline-boot.ts`. */
export function sayUnloaded(): void {
  window.__shop?.say()
}
