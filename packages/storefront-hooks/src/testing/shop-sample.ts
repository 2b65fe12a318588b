/** Facts about the shop behind a set of ports, which the contract suites ask for by name. */
export interface ShopSample {
  /** A collection with at least three products, one more of which every pack is sold out. */
  readonly collectionHandle: string
  /** A product of that collection whose first variant is on sale, managed and has at least 3 units left; it has a review. */
  readonly productHandle: string
  /** A pincode that the shop knows. */
  readonly pincode: string
}

/** Words that the search suites look for. */
export interface FindableSample {
  /** Finds at least three products. */
  readonly term: string
  /** Finds at least one article. */
  readonly articleTerm: string
  /** The words that find the goods of the first article of `articleTerm`; left out where articles name no goods. */
  readonly articleGoods?: string
}
