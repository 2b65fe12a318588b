/** Shows that something is under way, beside words that say what. Renders a hidden `<span>`; still under reduced motion. */
export function Spinner() {
  return <span data-scope="spinner" data-part="root" aria-hidden="true" />
}
