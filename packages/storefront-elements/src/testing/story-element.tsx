import styles from '@krishi/storefront-ui/styles.css?inline'
import { useCallback, useLayoutEffect, useReducer, useState } from 'react'
import type { ComponentType, CSSProperties } from 'react'
import { createElement } from 'react'
import { createPortal } from 'react-dom'
import { fieldElements } from '../loader/field-elements.ts'
import { FormElement } from '../loader/form-element.ts'
import type { ElementModule, ElementViewProps } from '../runtime/element-module.ts'
import hostStyles from '../runtime/host.css?inline'

/** What a page writes: the attributes of the tag, and what stands between its tags. */
export interface StoryElementProps {
  readonly tag: string
  readonly element: ElementModule
  readonly attributes: Readonly<Record<string, unknown>>
  /** HTML. */
  readonly content: string
}

let sheet: CSSStyleSheet | undefined

/** The sheet of all widgets; the built elements have the rules of what they show. */
function sheetOfAll(): CSSStyleSheet {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(styles + hostStyles)
  }
  return sheet
}

/** The shadow root of a tag, with the place that its view is drawn in. */
function containerIn(host: HTMLElement): Element {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheetOfAll()]
  return root.firstElementChild ?? root.appendChild(document.createElement('div'))
}

/** A field knows its form by its class; the others are told from no other tag. */
function defineField(tag: string): void {
  if (tag in fieldElements && !customElements.get(tag)) customElements.define(tag, class extends FormElement {})
}

/** What a dark page writes on its elements: they are light wherever a page says nothing. */
export function schemeOf(globals: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return globals['colorScheme'] === 'dark' ? { 'color-scheme': 'dark' } : {}
}

/** Fonts are those of the story, so that its picture does not depend on the machine. */
const ofTheStory = { '--sf-font-family': 'inherit' } as CSSProperties

/**
 * An element of a page as a story shows it: its view in the shadow root of its tag, with every change of an attribute. Without the loader,
 * which fetches the built files from a shop; their loading, styles and parts are tested end to end.
 */
export function StoryElement({ tag, element, attributes, content }: StoryElementProps) {
  const [host, setHost] = useState<HTMLElement | null>(null)
  const [, showAgain] = useReducer((times: number) => times + 1, 0)
  const View: ComponentType<ElementViewProps> = element.View

  const place = useCallback(
    (node: HTMLElement | null) => {
      if (node) node.innerHTML = content
      setHost(node)
    },
    [content],
  )

  useLayoutEffect(() => {
    if (!host) return undefined
    const observer = new MutationObserver(showAgain)
    observer.observe(host, { attributes: true })
    return () => observer.disconnect()
  }, [host])

  defineField(tag)
  return createElement(
    tag,
    { ...attributes, style: ofTheStory, ref: place },
    host && createPortal(<View host={host} />, containerIn(host)),
  )
}
