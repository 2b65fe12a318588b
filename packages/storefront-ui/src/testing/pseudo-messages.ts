import type { CompiledMessage, CompiledMessages } from '../i18n/index.ts'

const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder'] as const

/** The messages of a widget, each between ⟦ and ⟧, so that words which are not messages stand out. */
export function pseudoMessages<Messages extends Readonly<Record<string, unknown>>>(
  en: Messages,
): { readonly [Key in keyof Messages]: CompiledMessage } & CompiledMessages {
  const wrapped = Object.entries(en as CompiledMessages).map(([key, message]) => [
    key,
    typeof message === 'string' ? `⟦${message}⟧` : ['⟦', ...message, '⟧'],
  ])
  return Object.fromEntries(wrapped)
}

/**
 * The words under `root` that are in no message: text and spoken attributes, less what stands between ⟦ and ⟧ and less
 * `data`, the texts that the test itself passed in. An empty list means that everything can be translated.
 */
export function leakedWords(root: Element | ShadowRoot, data: readonly string[] = []): string[] {
  return [...saidIn(root)].map((text) => withoutKnown(text, data)).filter((text) => /\p{L}/u.test(text))
}

function* saidIn(root: Element | ShadowRoot): Generator<string> {
  for (const element of root.querySelectorAll('*')) {
    for (const attribute of spoken) yield element.getAttribute(attribute) ?? ''
    // The text of one element is one sentence, however many nodes a browser keeps it in.
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
    yield own.map((node) => node.textContent).join('')
  }
}

function withoutKnown(text: string, data: readonly string[]): string {
  const rest = withoutMessages(text)
  return data.reduce((left, known) => left.replaceAll(known, ''), rest).trim()
}

/** A message may stand inside another, as an amount does in a sentence. */
function withoutMessages(text: string): string {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/gu, '')
  return rest === text ? rest : withoutMessages(rest)
}
