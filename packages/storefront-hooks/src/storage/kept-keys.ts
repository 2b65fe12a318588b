/** Keys of local storage for what a shopper keeps on the device on purpose: only the pages that show it carry them. */
export const keptKeys = {
  /** Cart lines that were put aside. */
  savedForLater: 'savedForLater',
  /** Handles of products that are compared. */
  compared: 'comparedProducts',
  /** Crops and area of the shopper's farm. */
  farm: 'myFarm',
} as const
