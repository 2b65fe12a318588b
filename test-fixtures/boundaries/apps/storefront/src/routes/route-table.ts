export const addresses = ['/']
