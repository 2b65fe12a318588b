import { defineConfig } from 'drizzle-kit'

/** `drizzle-kit generate` writes the SQL of a schema change into `drizzle/`; the server applies it at its next start. */
export default defineConfig({ dialect: 'postgresql', schema: './src/database/schema/index.ts', out: './drizzle' })
