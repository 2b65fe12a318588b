import type { Browser } from '@playwright/test'

/** What React takes for an attribute. */
type Prop = string | boolean | Readonly<Record<string, string>>

/** An element as data that React can render: tag, props, children. Props are in alphabetical order. */
export type TreeNode =
  | string
  | readonly [tag: string, props: Readonly<Record<string, Prop>>, children: readonly TreeNode[]]

/** React's names where they are not those of HTML; hyphens of SVG become capitals by themselves. */
const reactNames: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  srcset: 'srcSet',
  hreflang: 'hrefLang',
  fetchpriority: 'fetchPriority',
  autocomplete: 'autoComplete',
  autocapitalize: 'autoCapitalize',
  inputmode: 'inputMode',
  enterkeyhint: 'enterKeyHint',
  spellcheck: 'spellCheck',
  readonly: 'readOnly',
  datetime: 'dateTime',
}

/** Reads what `#root` of a page holds. Hydrated, it must come to the same markup: every attribute is kept. */
export async function readTree(html: string, browser: Browser): Promise<readonly TreeNode[]> {
  const page = await browser.newPage()
  await page.setContent(html.replace(/<script[\s\S]*?<\/script>/g, ''), { waitUntil: 'domcontentloaded' })
  const tree = await page.evaluate((names) => {
    function camel(name: string): string {
      return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    }

    function readStyle(text: string): Readonly<Record<string, string>> {
      const declarations = text.split(';').filter((declaration) => declaration.includes(':'))
      return Object.fromEntries(
        declarations.map((declaration) => {
          const colon = declaration.indexOf(':')
          const name = declaration.slice(0, colon).trim()
          return [name.startsWith('--') ? name : camel(name), declaration.slice(colon + 1).trim()]
        }),
      )
    }

    function readProp(element: Element, { name, value }: Attr): readonly [string, Prop] {
      if (name === 'style') return [name, readStyle(value)]
      // React controls what has a `value`; an uncontrolled control writes the same attribute.
      if (name === 'value' && element instanceof HTMLInputElement) return ['defaultValue', value]
      if (name === 'checked') return ['defaultChecked', true]
      const prop = names[name] ?? (/^(data|aria)-/.test(name) ? name : camel(name))
      return [prop, value === '' && typeof Reflect.get(element, prop) === 'boolean' ? true : value]
    }

    function readProps(element: Element): Readonly<Record<string, Prop>> {
      const own = [...element.attributes].filter(({ name }) => name !== 'selected')
      const props = own.map((attribute) => readProp(element, attribute))
      // What is chosen is a prop of the list in React, and an attribute of the option in HTML.
      const chosen = element.querySelector(':scope > option[selected]')
      if (chosen instanceof HTMLOptionElement) props.push(['defaultValue', chosen.value])
      if (element instanceof HTMLTextAreaElement) props.push(['defaultValue', element.defaultValue])
      return Object.fromEntries(props.sort(([one], [other]) => (one < other ? -1 : 1)))
    }

    function read(node: ChildNode): TreeNode {
      if (!(node instanceof Element)) return node.textContent ?? ''
      return [node.localName, readProps(node), readChildren(node)]
    }

    function readChildren(element: Element): TreeNode[] {
      if (element instanceof HTMLTextAreaElement) return []
      // Where scripts run, this is text to the browser and elements to React.
      const isUnread = element.localName === 'noscript'
      return readAll(isUnread ? new DOMParser().parseFromString(element.innerHTML, 'text/html').body : element)
    }

    function readAll(parent: Element): TreeNode[] {
      // Comments are React's own marks; so are the preloads, which it writes for the pictures that it finds.
      const isOwn = (node: ChildNode) =>
        node instanceof Comment || (node instanceof HTMLLinkElement && node.rel === 'preload')
      return [...parent.childNodes].filter((node) => !isOwn(node)).map(read)
    }

    const container = document.getElementById('root')
    return container ? readAll(container) : []
  }, reactNames)
  await page.close()
  return tree
}
