import type { CompiledMessage } from 'icu-minify/format'

export type { CompiledMessage }

/**
 * Messages of one widget in one language, as `icu-minify/compile` makes them. A text without placeholders is the
 * same string before and after, so simple overrides can be written by hand.
 */
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>

/**
 * Some messages of a widget, by the keys of its `en.json`: what its `messages` prop takes. Where the English text only names
 * things, so must these: a plural in its place shows the bare number.
 */
export type MessageOverrides<Messages> = { readonly [Key in keyof Messages]?: CompiledMessage }

/** Values for the placeholders of a message. Numbers are shown in en-IN grouping and Latin digits [02.1]. */
export type MessageValues = Readonly<Record<string, string | number>>

/** A message that the shopper's language lacks. */
export interface MessageError {
  readonly scope: string
  readonly key: string
  readonly locale: string
}
