import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

const messageFile = /\/messages\/[a-z]{2}\.json$/

/** One language of one widget: ICU texts by key. */
export type MessageFile = Readonly<Record<string, string>>

/** Compiles ICU texts to the compact form that `icu-minify/format` runs, so that no parser reaches a browser. */
export function compileMessages(messages: MessageFile): Record<string, unknown> {
  return Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compile(text)]))
}

/** Vite plugin: every `messages/<lang>.json` is imported in its compiled form. */
export function compiledMessages(): Plugin {
  return {
    name: 'krishi:compiled-messages',
    enforce: 'pre',
    transform(code, id) {
      const path = id.split('?', 1)[0] ?? id
      if (!messageFile.test(path)) return null
      const messages = JSON.parse(code) as MessageFile
      return { code: JSON.stringify(compileMessages(messages)), map: null }
    },
  }
}
