export const name = 'home'
