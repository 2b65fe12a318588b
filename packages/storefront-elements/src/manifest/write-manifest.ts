import { elementFacts, fieldAttributes, sharedAttributes } from './element-facts.ts'
import type { ElementFacts, NamedFact } from './element-facts.ts'
import { propertyOf } from './property-of.ts'

const typed = ({ type }: NamedFact) => ({ type: { text: type } })

function declarationOf({ tag, className, description, isField, events, content, scopes, ...own }: ElementFacts) {
  const attributes = isField ? [...own.attributes, ...fieldAttributes] : own.attributes
  return {
    kind: 'class',
    customElement: true,
    tagName: tag,
    name: className,
    superclass: { name: 'HTMLElement' },
    description,
    attributes: [...attributes, ...sharedAttributes].map((fact) => ({
      name: fact.name,
      description: fact.description,
      ...typed(fact),
    })),
    members: attributes.map((fact) => ({
      kind: 'field',
      name: propertyOf(fact.name),
      description: fact.description,
      ...typed(fact),
    })),
    events: events.map((event) => ({
      name: event.name,
      description: event.description,
      type: { text: `CustomEvent<{ ${event.detail.map(({ name, type }) => `${name}: ${type}`).join('; ')} }>` },
    })),
    slots: content === undefined ? [] : [{ name: '', description: content }],
    cssParts: scopes.map((scope) => ({ name: `${scope}-*`, description: `The parts of the contract of ${scope}` })),
  }
}

/** The custom-elements manifest, in the community's schema, for editors and their tools. */
export function writeManifest(): string {
  const declarations = elementFacts.map(declarationOf)
  const modules = [{ kind: 'javascript-module', path: 'v1.js', declarations }]
  return `${JSON.stringify({ schemaVersion: '1.0.0', modules }, null, 2)}\n`
}
