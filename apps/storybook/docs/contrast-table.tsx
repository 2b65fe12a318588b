import { contrastPairs } from '../../../packages/storefront-ui/src/theme/contrast-pairs.ts'
import type { ContrastPair } from '../../../packages/storefront-ui/src/theme/contrast-pairs.ts'
import { contrastOf } from './contrast.ts'
import { leaf, sunrise } from './sheets.ts'
import { Table } from './table.tsx'

interface ContrastTableProps {
  /** A group of `contrastPairs`. */
  of: string
}

const brands = { Leaf: [leaf], Sunrise: [sunrise, leaf] }

/** What every pair of a group reaches in both brands, by day and at night: at least its floor, which a test holds. */
export function ContrastTable({ of }: ContrastTableProps) {
  const group = contrastPairs[of]
  if (group === undefined)
    throw new Error(`No pairs are called "${of}". The page would be empty. See contrast-pairs.ts.`)
  const heads = ['Pair', 'Sample', ...Object.keys(brands).flatMap((brand) => [`${brand}, day`, `${brand}, night`])]
  return (
    <>
      <p>At least {group.floor} to 1.</p>
      <Table
        label={`Contrast of ${of}`}
        heads={heads}
        rows={group.pairs.map((pair) => [
          pair.join(' on '),
          `${pair[0]} on ${pair[1]}`,
          <Sample key="sample" pair={pair} isText={group.floor >= 4.5} />,
          ...Object.values(brands).flatMap((brand) =>
            (['value', 'dark'] as const).map((scheme) => contrastOf(pair, brand, scheme).toFixed(1)),
          ),
        ])}
      />
    </>
  )
}

/** Words, or an outline where the pair is for parts of the interface and not for words. */
function Sample({ pair: [ink, ground], isText }: { pair: ContrastPair; isText: boolean }) {
  const style = { color: `var(--sf-color-${ink})`, background: `var(--sf-color-${ground})` }
  return isText ? (
    <span className="docs-pair" style={style}>
      Seeds बीज
    </span>
  ) : (
    <span className="docs-sample docs-outline" style={style} />
  )
}
