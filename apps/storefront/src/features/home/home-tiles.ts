/** Tiles of a group that the home page shows at most [12.7]. */
export const tileLimit = 12

/** The group that leads into the shop. */
export const categoryTiles = { group: 'categories', limit: tileLimit } as const
