import { useState } from 'react'
import { aPackshot, aText } from '../testing/fixtures/index.ts'
import { SearchBox } from './search-box.tsx'
import type { SearchBoxProps } from './search-box.tsx'
import type { SearchBoxIntents, SearchBoxItem, SearchBoxView } from './search-box.types.ts'

const shelf = [
  ['Arka Rakshak Tomato Seeds', 45_000],
  ['Abhinav Hybrid Tomato Seeds, long shelf life, for the whole year', 1_12_500],
  ['Tomato Booster, micronutrient mixture', 28_000],
  ['Tomato Cage, 120 cm', 19_900],
  ['Tomato Leaf Miner Trap with Lure', 6_500],
] as const

/** Five products that were found. */
export const someItems: readonly SearchBoxItem[] = shelf.map(([name, price], index) => ({
  id: String(index),
  href: `#product-${index}`,
  name: aText(name),
  imageUrl: aPackshot(index === 2 ? 'bottle' : 'seeds'),
  price,
}))

/** Two articles that were found. */
export const someArticles: readonly SearchBoxItem[] = [
  ['Tomato leaf curl: what to do in the first week', 'Krishi Desk'],
  ['When to stake tomatoes', 'Dr. S. Patil'],
].map(([name = '', note = ''], index) => ({
  id: String(index),
  href: `#article-${index}`,
  name: aText(name),
  imageUrl: aPackshot('sack'),
  price: null,
  note,
}))

/** Terms with the addresses of their results. */
export function someTerms(...terms: readonly string[]) {
  return terms.map((term) => ({ term, href: `#search/${term}` }))
}

/** An open box with "tom" in it and five products under it. */
export function aView(own: Partial<SearchBoxView> = {}): SearchBoxView {
  return {
    text: 'tom',
    open: true,
    short: false,
    status: 'ready',
    items: someItems,
    allHref: '#search/tom',
    offline: false,
    recent: [],
    popular: [],
    popularTitle: '',
    ...own,
  }
}

/** Intents that note what they were told. */
export function someIntents(told: (...what: readonly unknown[]) => void = () => undefined): SearchBoxIntents {
  return {
    onOpen: () => told('open'),
    onTextChange: (text, { isComposing }) => told(isComposing ? 'composing' : 'text', text),
    onSubmit: () => told('submit'),
    onItemOpen: () => told('item'),
    onTermOpen: (term) => told('term', term),
    onRetry: () => told('retry'),
    onClose: () => told('close'),
    onDismiss: () => told('dismiss'),
    onForget: (term) => told('forget', term),
  }
}

/** A box that opens, closes and takes a text by itself; the rest of its view stays as it was given. */
export function InteractiveBox(props: SearchBoxProps) {
  const [own, setOwn] = useState<Pick<SearchBoxView, 'open' | 'text'>>(props.view)
  const change = (changed: Partial<typeof own>) => setOwn((before) => ({ ...before, ...changed }))
  return (
    <SearchBox
      {...props}
      view={{ ...props.view, ...own }}
      onOpen={() => {
        props.onOpen()
        change({ open: true })
      }}
      onTextChange={(text, details) => {
        props.onTextChange(text, details)
        change({ text, open: true })
      }}
      onClose={() => {
        props.onClose()
        change({ open: false })
      }}
      onDismiss={() => {
        props.onDismiss()
        change({ open: false, text: '' })
      }}
    />
  )
}
