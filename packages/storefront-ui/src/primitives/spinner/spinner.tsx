import { memo } from 'react'

/** Shows that something is under way, beside words that say what. Renders a hidden `<span>`; still under reduced motion. */
export const Spinner = memo(function Spinner() {
  return <span data-scope="spinner" data-part="root" aria-hidden="true" />
})
