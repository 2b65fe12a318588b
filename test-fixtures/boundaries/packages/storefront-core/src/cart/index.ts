export interface Cart {
  readonly lines: number
}
export const mayBuy = (cart: Cart) => cart.lines > 0
