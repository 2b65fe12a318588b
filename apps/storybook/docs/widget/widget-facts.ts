import { weights, widgets } from 'virtual:widget-facts'
import { subpathBudget } from '../../../../scripts/budgets/subpath-budgets.ts'
import type { WidgetFacts } from '../facts/read-widget-facts.ts'
import { statusOf } from '../facts/status.ts'
import type { Status } from '../facts/status.ts'

/** Where the stories of a page stand, and what is known of the widget there. */
export interface PageFacts extends WidgetFacts {
  /** Such as `storefront-ui`. */
  readonly packageName: string
  /** Below `src`, such as `primitives/button`. */
  readonly folder: string
  /** The tag of a custom element; null for a React widget. */
  readonly tag: string | null
  readonly status: Status
  /** Gzipped bytes of script, and whether they were measured or are the most that is allowed. */
  readonly cost: { readonly bytes: number; readonly isMeasured: boolean } | null
}

/** The facts of a page by the file of its stories. */
export function pageFacts(fileName: string): PageFacts {
  const [path = '', packageName = '', folder = '', file = ''] =
    /packages\/([^/]+)\/src\/(.+)\/([^/]+)\.stories\.tsx$/.exec(fileName) ?? []
  const facts = widgets[path]
  if (facts === undefined)
    throw new Error(`No facts are known of ${fileName}. Its page would be empty. See docs/facts/read-widget-facts.ts.`)
  const tag = packageName === 'storefront-elements' ? `krishi-${file}` : null
  const cost = costOf(tag, packageName, folder)
  return { ...facts, packageName, folder, tag, cost, status: statusOf(`${packageName}/${folder}`) }
}

function costOf(tag: string | null, packageName: string, folder: string): PageFacts['cost'] {
  const bytes = weights[tag ?? `${packageName}/${folder}`]
  if (bytes !== undefined) return { bytes, isMeasured: true }
  return tag === null ? { bytes: subpathBudget(packageName, folder), isMeasured: false } : null
}
