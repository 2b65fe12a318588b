import { elementFacts, eventFacts, fieldAttributes, sharedAttributes } from './element-facts.ts'
import type { ElementFacts, EventFact, NamedFact } from './element-facts.ts'
import { propertyOf } from './property-of.ts'

const members = (facts: readonly NamedFact[], line: (fact: NamedFact) => string) =>
  facts.map((fact) => `  /** ${fact.description}. */\n  ${line(fact)}\n`).join('')

function classOf({ className, description, attributes, isField }: ElementFacts): string {
  const fields = members(
    attributes,
    ({ name, type }) => `${propertyOf(name)}: ${type}${type === 'boolean' ? '' : ' | null'}`,
  )
  return `/** ${description}. */\ninterface ${className} extends ${isField ? 'KrishiField' : 'HTMLElement'} {\n${fields}}\n`
}

/** What a template may write: every attribute may be left out. */
function attributesOf({ className, attributes, isField }: ElementFacts): string {
  const all = [...attributes, ...(isField ? fieldAttributes : []), ...sharedAttributes]
  const fields = members(all, ({ name, type }) => `'${name}'?: ${type} | undefined`)
  return `interface ${className}Attributes {\n${fields}}\n`
}

/** A field of a form, as the browser's own fields have it. */
const fieldType = `interface KrishiField extends HTMLElement {
  name: string
  disabled: boolean
  readonly form: HTMLFormElement | null
  readonly validity: ValidityState
  readonly validationMessage: string
  readonly willValidate: boolean
  checkValidity(): boolean
  reportValidity(): boolean
}
`

function eventOf({ name, detail }: EventFact): string {
  return `    '${name}': CustomEvent<{ ${detail.map((fact) => `readonly ${fact.name}: ${fact.type}`).join('; ')} }>\n`
}

function byTag(value: (facts: ElementFacts) => string): string {
  return elementFacts.map((facts) => `'${facts.tag}': ${value(facts)}`).join('; ')
}

/**
 * The declarations of all elements: for the DOM, and for the templates of React, Preact, Solid, Svelte and Vue. A page puts the file
 * beside its own types.
 */
export function writeTypes(): string {
  const templates = byTag(({ className }) => `${className}Attributes & Common`)
  const events = eventFacts.map(eventOf)
  const jsx = (module: string) =>
    `declare module '${module}' {\n  namespace JSX {\n    interface IntrinsicElements extends KrishiTemplates {}\n  }\n}\n`
  return [
    '// Made from the list of elements. Put this file beside your own types.\n',
    fieldType,
    ...elementFacts.map(classOf),
    ...elementFacts.map(attributesOf),
    `interface Common { class?: string; id?: string; slot?: string; style?: any; ref?: any; key?: any; children?: any }\n`,
    `interface KrishiTemplates { ${templates} }\n`,
    `declare global {\n  interface HTMLElementTagNameMap { ${byTag(({ className }) => className)} }\n`,
    `  interface GlobalEventHandlersEventMap {\n${events.join('')}  }\n`,
    `  namespace svelteHTML { interface IntrinsicElements extends KrishiTemplates {} }\n}\n`,
    ...['react', 'preact', 'solid-js'].map(jsx),
    `declare module 'vue' {\n  interface GlobalComponents { ${byTag(({ className }) => `{ new (): { $props: ${className}Attributes & Common } }`)} }\n}\n`,
    'export {}\n',
  ].join('')
}
