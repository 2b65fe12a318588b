// `pnpm price:oracle [runs]`: prices a million generated orders with the price engine and with the slow one beside its
// tests, and stops at the first difference of a paisa.
import { comparePrices } from '../packages/storefront-core/src/testing/compare-prices.ts'

const batch = 50_000
const runs = Number(process.argv[2] ?? 1_000_000)

for (let done = 0; done < runs; done += batch) {
  comparePrices(Math.min(batch, runs - done))
  console.log(`${Math.min(done + batch, runs).toLocaleString('en-IN')} orders, no difference`)
}
