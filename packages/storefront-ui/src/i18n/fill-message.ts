import type { CompiledMessage, MessageValues } from './messages.ts'

/** The text of a message that at most names things: `{name}`. What counts or chooses takes `formatMessage`. */
export function fillMessage(message: CompiledMessage, values: MessageValues = {}): string {
  if (typeof message === 'string') return message
  return message.map((part) => (Array.isArray(part) ? values[part[0]] : part)).join('')
}
