import { contrastOf, pairsWith } from './contrast.ts'
import { leaf } from './sheets.ts'

/** The least contrast that a colour has in the default brand, and when it is opened that of every pair it is one of. */
export function TokenContrast({ token }: { token: string }) {
  const pairs = pairsWith(token).map((pair) => ({
    name: pair.join(' on '),
    day: contrastOf(pair, [leaf], 'value'),
    night: contrastOf(pair, [leaf], 'dark'),
  }))
  if (pairs.length === 0) return '–'
  const least = Math.min(...pairs.flatMap(({ day, night }) => [day, night]))
  return (
    <details>
      <summary>at least {least.toFixed(1)}</summary>
      <ul className="docs-pairs">
        {pairs.map(({ name, day, night }) => (
          <li key={name}>
            {name}: {day.toFixed(1)} by day, {night.toFixed(1)} at night
          </li>
        ))}
      </ul>
    </details>
  )
}
