import type { Rule } from 'eslint'

/** Attributes that a shopper sees or hears. */
const spokenAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
])

interface JsxText {
  readonly value: string
}

interface JsxExpression {
  readonly expression: { readonly type: string; readonly value?: unknown; readonly quasis?: readonly Quasi[] }
  readonly parent: { readonly type: string; readonly name?: unknown }
}

interface Quasi {
  readonly value: { readonly raw: string }
}

interface JsxAttribute {
  readonly name: { readonly name: unknown }
  readonly value: { readonly type: string; readonly value?: unknown } | null
}

function hasLetters(text: unknown): boolean {
  return typeof text === 'string' && /\p{L}/u.test(text)
}

function literalText({ type, value, quasis }: JsxExpression['expression']): boolean {
  if (type === 'Literal') return hasLetters(value)
  return type === 'TemplateLiteral' && (quasis ?? []).some((quasi) => hasLetters(quasi.value.raw))
}

/** Words between tags or in an attribute that is read aloud must come from a message file, in six languages. */
export const noLiteralText: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      literal: 'A shopper would meet this text in English only. Move it to the messages of the widget and show t(key).',
    },
  },
  create(context) {
    const report = (node: unknown) => context.report({ node: node as Rule.Node, messageId: 'literal' })
    return {
      JSXText(node: unknown) {
        if (hasLetters((node as JsxText).value)) report(node)
      },
      JSXExpressionContainer(node: unknown) {
        const { expression, parent } = node as JsxExpression
        const isSpoken = parent.type !== 'JSXAttribute' || spokenAttributes.has(attributeName(parent))
        if (isSpoken && literalText(expression)) report(node)
      },
      JSXAttribute(node: unknown) {
        const { value } = node as JsxAttribute
        if (!spokenAttributes.has(attributeName(node)) || value?.type !== 'Literal') return
        if (hasLetters(value.value)) report(node)
      },
    }
  },
}

function attributeName(attribute: unknown): string {
  return String((attribute as JsxAttribute).name.name)
}
