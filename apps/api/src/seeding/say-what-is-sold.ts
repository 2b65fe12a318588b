import type { Logger } from 'pino'
import type { SeedReport } from './load-seeds.ts'

/** Tells whoever runs the shop what no page tells: that there is nothing to sell, or that a newer seed was left out. */
export function sayWhatIsSold(logger: Logger, { catalogue, pincodes }: SeedReport): void {
  if (catalogue === 'empty') {
    logger.warn('the catalogue is empty: shoppers find nothing to buy. `npm run shop -- demo` loads the demonstration')
  }
  if (catalogue === 'left') logger.info("the catalogue is the shop's own, so the demonstration was not loaded")
  if (pincodes === 'left') logger.info('pincodes were changed in this shop, so the newer directory was not loaded')
}
