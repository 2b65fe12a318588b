export { accept, decode, fieldOf, isAbsentOr, isInteger, isMapOf } from './accept.ts'
export type { Decoder } from './accept.ts'
export { createHttpClient, createTableClient, platformFetch } from './http-client.ts'
export type { CallOptions, HttpCallOptions, HttpClient, HttpClientOptions } from './http-client.ts'
