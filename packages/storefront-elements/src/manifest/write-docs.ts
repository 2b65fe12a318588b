import { elementFacts, eventFacts, fieldAttributes, sharedAttributes } from './element-facts.ts'
import type { NamedFact } from './element-facts.ts'

const names = (facts: readonly NamedFact[]) => facts.map(({ name }) => `\`${name}\``).join(', ')

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('')
}

/** The tables of `docs/ELEMENTS.md`: elements, attributes, events. */
export function writeDocs(): string {
  const attributes = elementFacts.flatMap(({ tag, attributes: own }) =>
    own.map((fact) => [`\`${tag}\``, fact] as const),
  )
  const ofFields = fieldAttributes.map((fact) => ['fields of a form', fact] as const)
  const shared = sharedAttributes.map((fact) => ['all', fact] as const)
  return [
    table(
      ['element', 'shows', 'parts of'],
      elementFacts.map(({ tag, description, scopes }) => [`\`${tag}\``, description, scopes.join(', ')]),
    ),
    table(
      ['element', 'attribute', 'is'],
      [...attributes, ...ofFields, ...shared].map(([tag, { name, description }]) => [tag, `\`${name}\``, description]),
    ),
    table(
      ['event', 'when', '`detail`', 'the page may keep it'],
      eventFacts.map(({ name, description, detail, isCancelable }) => [
        `\`${name}\``,
        description,
        names(detail),
        isCancelable ? 'yes' : 'no',
      ]),
    ),
  ].join('\n')
}
