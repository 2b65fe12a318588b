const grounds = ['bg', 'surface', 'surface-sunken', 'tile']
const softs = ['action-soft', 'offer-soft', 'danger-soft', 'info-soft', 'success-soft']
const on = (inks: readonly string[], papers: readonly string[]): ContrastPair[] =>
  inks.flatMap((ink) => papers.map((paper) => [ink, paper] as const))

/** Colours that meet, by the names of their tokens without `--sf-color-`: what is drawn, and what it is drawn on. */
export type ContrastPair = readonly [ink: string, ground: string]

/** Every pair that a style sheet may put together, by the least contrast that it must have (WCAG 1.4.3, 1.4.6, 1.4.11). */
export const contrastPairs: Readonly<
  Record<string, { readonly floor: number; readonly pairs: readonly ContrastPair[] }>
> = {
  'body and prices': { floor: 7, pairs: on(['text'], [...grounds, ...softs]) },
  text: {
    floor: 4.5,
    pairs: [
      ...on(['text-muted', 'action', 'danger', 'info', 'success'], grounds),
      ...on(['text-muted'], softs),
      ...on(['action-text'], ['action', 'action-hover', 'danger']),
      ...on(['action'], ['action-soft']),
      ...on(['offer-text'], ['offer']),
      ...on(['danger'], ['danger-soft']),
      ...on(['info'], ['info-soft']),
      ...on(['success'], ['success-soft']),
    ],
  },
  'parts of the interface': { floor: 3, pairs: on(['border-strong', 'focus', 'action'], [...grounds, ...softs]) },
}
