/** Products in a page of a listing [12.9]. */
export const pageSize = 20

/** Pages that load by themselves; later ones load on request, so that the footer can be reached. */
export const pagesByThemselves = 3
