import { leadForms } from '@krishi/storefront-core/forms'
import type { LeadFieldName } from '@krishi/storefront-core/forms'
import { stringify } from 'csv-stringify/sync'
import { asc } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'

const { leads } = schema

/** Every field of every form, each once. */
const fieldNames: readonly LeadFieldName[] = [
  ...new Set(
    Object.values(leadForms).flatMap(({ fields }) =>
      fields.filter(({ kind }) => kind !== 'consent').map(({ name }) => name),
    ),
  ),
]

/**
 * All forms that were sent, the oldest first, as lines of a CSV file with a header. A cell that a spreadsheet would take for a formula
 * begins with an apostrophe: anybody can fill in a form.
 */
export async function listLeads(database: Database): Promise<readonly string[]> {
  const rows = await database.select().from(leads).orderBy(asc(leads.createdAt), asc(leads.key))
  const records = rows.map(({ createdAt, formId, language, fields }) => ({
    ...fields,
    sentAt: createdAt.toISOString(),
    form: formId,
    language,
  }))
  const columns = ['sentAt', 'form', 'language', ...fieldNames]
  const csv = stringify(records, { header: true, columns, escape_formulas: true, record_delimiter: 'unix' })
  return csv.trimEnd().split('\n')
}
