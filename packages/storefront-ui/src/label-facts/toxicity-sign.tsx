import type { ToxicityClass } from '@krishi/storefront-core/catalog'
import type { ReactNode } from 'react'

interface ToxicitySignProps {
  readonly toxicity: ToxicityClass
  readonly signal: string
  /** What the colour means. */
  readonly children: ReactNode
}

/** The triangle of a label, the signal word above and the colour of the class below, and what it means. Renders a `<div>`. */
export function ToxicitySign({ toxicity, signal, children }: ToxicitySignProps) {
  return (
    <div data-scope="label-facts" data-part="toxicity">
      <div data-scope="label-facts" data-part="sign" data-toxicity={toxicity}>
        <svg data-scope="label-facts" data-part="triangle" viewBox="0 0 100 100" aria-hidden="true">
          <path d="M50 1 99 50 50 99 1 50Z" />
          <path d="M1 50h98L50 99Z" />
        </svg>
        <strong data-scope="label-facts" data-part="signal">
          {signal}
        </strong>
      </div>
      <p>{children}</p>
    </div>
  )
}
