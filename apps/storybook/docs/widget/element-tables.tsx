import { Source } from '@storybook/addon-docs/blocks'
import {
  elementFacts,
  fieldAttributes,
  sharedAttributes,
} from '../../../../packages/storefront-elements/src/manifest/element-facts.ts'
import type { ElementFacts } from '../../../../packages/storefront-elements/src/manifest/element-facts.ts'
import { propertyOf } from '../../../../packages/storefront-elements/src/manifest/property-of.ts'
import { Table } from '../table.tsx'
import { withCode } from './with-code.tsx'

/** What the list of elements has of a tag. */
export function elementOf(tag: string): ElementFacts {
  const facts = elementFacts.find((each) => each.tag === tag)
  if (facts) return facts
  throw new Error(`No element is called "${tag}". Its page would be empty. See element-facts.ts.`)
}

/** The code of an element, to copy into a page of HTML. */
export function ElementCode({ code }: { code: string }) {
  return (
    <>
      <h2>Code</h2>
      <p>
        One script tag for all elements of a page. Put the address of your shop in place of{' '}
        <code>https://shop.example</code>.
      </p>
      <Source code={code} language="html" />
    </>
  )
}

/** Attributes, properties, events, slot and fallback of an element, from the list that its types are made of. */
export function ElementTables({ element }: { element: ElementFacts }) {
  const { attributes, isField, events, content } = element
  const properties = isField ? [...attributes, ...fieldAttributes] : attributes
  const rows = [
    ...properties.map((fact) => [fact, propertyOf(fact.name)] as const),
    ...sharedAttributes.map((fact) => [fact, null] as const),
  ]
  return (
    <>
      <h2>Attributes and properties</h2>
      <Table
        label="Attributes and properties"
        heads={['Attribute', 'Property', 'Type', 'What it is']}
        rows={rows.map(([{ name, type, description }, property]) => [
          name,
          <code key="name">{name}</code>,
          property === null ? '–' : <code key="property">{property}</code>,
          <code key="type">{type}</code>,
          withCode(description),
        ])}
      />
      <Events events={events} />
      <h2>Slot and fallback</h2>
      <p>
        {content === undefined
          ? 'Nothing stands between its tags.'
          : `What stands between its tags is its only slot. ${content}.`}
      </p>
    </>
  )
}

function Events({ events }: Pick<ElementFacts, 'events'>) {
  return (
    <>
      <h2>Events</h2>
      {events.length === 0 ? (
        <p>It tells the page nothing of its own.</p>
      ) : (
        <Table
          label="Events"
          heads={['Event', 'When', 'Detail', 'Cancelable']}
          rows={events.map(({ name, description, detail, isCancelable }) => [
            name,
            <code key="name">{name}</code>,
            withCode(description),
            detail.map((fact) => `${fact.name}: ${fact.type}`).join(', '),
            isCancelable ? 'yes' : 'no',
          ])}
        />
      )}
    </>
  )
}
