/**
 * What a widget promises to style sheets and tests: names that do not change without a major version. Each entry
 * carries one sentence for the docs page. `conformance` (testing) holds the rendered markup against it.
 */
export interface WidgetContract {
  /** Value of `data-scope`, the folder's name. */
  readonly scope: string
  /** Values of `data-part`. */
  readonly parts: Readonly<Record<string, string>>
  /** `data-*` facts that style sheets may select. */
  readonly attributes: Readonly<Record<`data-${string}`, string>>
  /** Custom properties of this widget; shared tokens are not repeated. */
  readonly variables: Readonly<Record<`--sf-${string}`, string>>
}
