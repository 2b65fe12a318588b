import { promises } from '../facts/status.ts'
import type { PageFacts } from './widget-facts.ts'

/** How a widget comes to a page, what it costs, and how settled it is. */
export function FactsList({ facts: { packageName, folder, tag, status, cost } }: { facts: PageFacts }) {
  return (
    <dl className="docs-facts">
      <dt>{tag === null ? 'Import' : 'Tag'}</dt>
      <dd>
        <code>{tag === null ? `@krishi/${packageName}/${folder}` : `<${tag}>`}</code>
      </dd>
      <dt>Cost</dt>
      <dd>{costText(cost, tag !== null)}</dd>
      <dt>Status</dt>
      <dd>
        <strong>{status}</strong>: {promises[status]}
      </dd>
    </dl>
  )
}

function costText(cost: PageFacts['cost'], isElement: boolean): string {
  if (cost === null) return 'measured when the docs site is built'
  const size = `${(cost.bytes / 1024).toFixed(1)} KiB of script, gzip`
  const of = isElement ? 'alone on a page, with the loader, React not needed' : 'beside React'
  return cost.isMeasured ? `${size}, ${of}; measured by the build of this page` : `at most ${size}, ${of}`
}
