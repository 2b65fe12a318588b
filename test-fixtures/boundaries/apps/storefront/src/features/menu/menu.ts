export const menu = 'menu'
