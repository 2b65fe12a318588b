export * from './catalogue.ts'
export * from './orders.ts'
export * from './places.ts'
export * from './sessions.ts'
