/** Carries what was put into the cart by a plain form post until the cart store takes it over; `__Host-` before it over https. */
export const cartCookieName = 'cart_adds'

/** Tells the server what the device's cart holds, so that the page of the cart comes with it; `__Secure-` before it over https. */
export const cartSnapshotCookieName = 'cart_drawn'

/** Whether a form post has put something into the cart. What it is takes more code to read. */
export function hasCartCookie(cookies: string): boolean {
  return cookies.includes(`${cartCookieName}=`)
}
