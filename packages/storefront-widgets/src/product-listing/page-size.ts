/** Products in a page of a listing [12.9]. */
export const pageSize = 20

/** Pages that come by themselves; after them she asks, so that the footer can be reached. */
export const pagesByThemselves = 3
