import type en from './messages/en.json'

/** The strips that the home page begins with. */
export const homeStrips = [
  { handle: 'todays-offers', title: 'stripOffers' },
  { handle: 'seasonal', title: 'stripSeasonal' },
] as const satisfies readonly { handle: string; title: keyof typeof en }[]
