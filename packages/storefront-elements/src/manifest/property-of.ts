/** The property of an attribute: `page-size` is `pageSize`. */
export function propertyOf(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
