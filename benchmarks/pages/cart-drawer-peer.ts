/** A sheet from the side and nothing of a cart: no lines, sums or words. */
export { Drawer } from 'vaul'
