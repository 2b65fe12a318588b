import compile from 'icu-minify/compile'

/** What a message asks of its caller and of its language. */
export interface IcuFacts {
  /** Placeholders and tags, sorted: `count`, `<link>`. */
  readonly names: readonly string[]
  /** Forms by the argument that chooses among them. */
  readonly plurals: ReadonlyMap<string, readonly string[]>
  /** Options by the argument that chooses among them, sorted. */
  readonly selects: ReadonlyMap<string, readonly string[]>
  /** It at most names things: it neither counts nor chooses, formats nor marks up. */
  readonly isPlain: boolean
  /** All words of the message, of every form, without placeholders. */
  readonly text: string
}

const kinds = { select: 1, plural: 2, ordinal: 3, time: 6 } as const

/** Reads a message, as the compiler of the shop understands it. Throws where it is no valid ICU. */
export function readIcu(message: string): IcuFacts {
  const names = new Set<string>()
  const plurals = new Map<string, readonly string[]>()
  const selects = new Map<string, readonly string[]>()
  const words: string[] = []
  let isPlain = true

  function visit(node: unknown): void {
    if (typeof node === 'string') words.push(node)
    if (!Array.isArray(node)) return
    const [name, kind, detail] = node as readonly unknown[]
    if (typeof name !== 'string') return
    if (node.length === 1) {
      names.add(name)
      return
    }
    isPlain = false
    if (typeof kind === 'number' && kind <= kinds.time) choose(name, kind, detail)
    else {
      names.add(`<${name}>`)
      node.slice(1).forEach(visit)
    }
  }

  function choose(name: string, kind: number, detail: unknown): void {
    names.add(name)
    if (kind > kinds.ordinal) return
    const options = Object.entries(detail as Readonly<Record<string, unknown>>)
    const keys = options.map(([key]) => key)
    if (kind === kinds.plural) plurals.set(name, keys)
    if (kind === kinds.select) selects.set(name, keys.sort())
    for (const [, option] of options) visitAll(option)
  }

  function visitAll(compiled: unknown): void {
    if (Array.isArray(compiled)) compiled.forEach(visit)
    else visit(compiled)
  }

  visitAll(compile(message))
  return { names: [...names].sort(), plurals, selects, isPlain, text: words.join(' ') }
}
