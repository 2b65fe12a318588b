import type { ArgTypes } from '@storybook/react-vite'

/** A docstring without the ids of the specification, which tell nothing to those who only use a widget. */
export function withoutIds(text: string): string {
  return text.replaceAll(/ ?\[(\d{2}\.\d+|[A-Z]\d[\d.]*)(, ?[\d.]+)*\]/g, '')
}

/** The properties of a widget with such descriptions. */
export function describeWithoutIds(argTypes: ArgTypes): ArgTypes {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [
      name,
      type.description === undefined ? type : { ...type, description: withoutIds(type.description) },
    ]),
  )
}
