import { customType } from 'drizzle-orm/pg-core'

/** Bytes, as PostgreSQL keeps them. */
export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
