declare module 'virtual:widget-facts' {
  /** By the path of the stories in the repository. */
  export const widgets: Readonly<Record<string, import('./read-widget-facts.ts').WidgetFacts>>
  /** Bytes of gzip that the budgets measured last, by package and folder or by tag. Empty where nothing was measured. */
  export const weights: Readonly<Record<string, number>>
}
