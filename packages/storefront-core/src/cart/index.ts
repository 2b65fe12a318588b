export type { Cart, CartChange, CartLine, PendingIntent, QuantityLimits, ShippingDetails } from './cart.ts'
