/** One name in all the ways that a widget needs it. */
export interface WidgetNames {
  /** `pincode-check` */
  readonly name: string
  /** `PincodeCheck` */
  readonly component: string
  /** `pincodeCheck`, the scope of its messages */
  readonly scope: string
  /** `Pincode check` */
  readonly words: string
}

/** Spells the name of a widget. Throws on one that could not be a folder, such as `PincodeCheck`. */
export function widgetNames(name: string): WidgetNames {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Error(
      `"${name}" is no name for a widget. Its folder, part names and style sheet are made from it. ` +
        'Use lower case and hyphens, such as pincode-check.',
    )
  }
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  const component = name.split('-').map(capital).join('')
  return {
    name,
    component,
    scope: component.charAt(0).toLowerCase() + component.slice(1),
    words: capital(name.replaceAll('-', ' ')),
  }
}
