import type { ReactNode } from 'react'

/** A sentence whose names in backticks are shown as code. */
export function withCode(sentence: string): ReactNode {
  return sentence.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))
}
