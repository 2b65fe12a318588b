export const engine = 'shop'
