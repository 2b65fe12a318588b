/** What the page of a widget tells designers, beside what its code tells: `parameters.usage` of its stories. */
export interface Usage {
  /** In one or two sentences: the task of the shopper that it is for. */
  readonly when: string
  /** What serves a task that is close to it. */
  readonly instead?: string
  readonly dos: readonly string[]
  readonly donts: readonly string[]
  /** What each key does, where it does more than Tab and Enter do anyway. */
  readonly keys?: Readonly<Record<string, string>>
}
