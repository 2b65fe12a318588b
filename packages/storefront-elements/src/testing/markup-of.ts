/** The attributes of an element, and under `content` the HTML between its tags. */
export type ElementArgs = Readonly<Record<string, unknown>>

/** What a page writes to have the element of a story. */
export function markupOf(tag: string, { content, ...attributes }: ElementArgs): string {
  const written = Object.entries(attributes).flatMap(([name, value]) => {
    if (value === undefined || value === false || value === '') return []
    return value === true ? [` ${name}`] : [` ${name}="${String(value).replaceAll('"', '&quot;')}"`]
  })
  const between = content === undefined || content === '' ? '' : `\n  ${String(content)}\n`
  return `<script type="module" src="https://shop.example/embed/v1.js"></script>\n\n<${tag}${written.join('')}>${between}</${tag}>`
}
