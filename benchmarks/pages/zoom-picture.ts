const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640"><rect width="640" height="640" fill="#d6452f"/></svg>'

/** The picture that both viewers enlarge. */
export const picture = `data:image/svg+xml,${encodeURIComponent(svg)}`
