import type { ToxicityClass } from '@krishi/storefront-core/catalog'

/** The triangle of a label: the signal word above, the colour of the class below. Renders a `<p>`. */
export function ToxicitySign({ toxicity, signal }: { readonly toxicity: ToxicityClass; readonly signal: string }) {
  return (
    <p data-scope="label-facts" data-part="sign" data-toxicity={toxicity}>
      <svg data-scope="label-facts" data-part="triangle" viewBox="0 0 100 100" aria-hidden="true">
        <path d="M50 1 99 50 50 99 1 50Z" />
        <path d="M1 50h98L50 99Z" />
      </svg>
      <strong data-scope="label-facts" data-part="signal">
        {signal}
      </strong>
    </p>
  )
}
