import { err, ok, type Result } from '@krishi/storefront-core/result'
import type { Context } from 'hono'
import type { z } from 'zod'

/** How each part of a call's request is checked; a part that is absent is not read. */
export type PartSchemas<Request> = { readonly [Part in keyof Request]-?: z.ZodType<Request[Part]> }

/** NUL and lone surrogates: no text has them and PostgreSQL stores neither. */
const notText = /[\0\p{Surrogate}]/u

function parseJson(text: string): Result<unknown, 'request/invalid'> {
  try {
    const value: unknown = JSON.parse(text, (key, each: unknown) => {
      if (notText.test(key) || (typeof each === 'string' && notText.test(each))) throw new SyntaxError('not text')
      return each
    })
    return ok(value)
  } catch {
    return err('request/invalid', { fields: { body: 'malformed' } })
  }
}

type Reading = Promise<Result<unknown, 'request/invalid'>>

/** Reads the body of a call: JSON, or a form; `request/invalid` where it says or is something else. */
export async function readBody(context: Context, isMultipart = false): Reading {
  const type = context.req.header('content-type') ?? ''
  const wanted = isMultipart ? /^multipart\/form-data;/i : /^application\/json(;|$)/i
  if (!wanted.test(type)) return err('request/invalid', { fields: { 'content-type': 'unsupported' } })
  return isMultipart ? readForm(context) : parseJson(await context.req.text())
}

async function readForm(context: Context): Reading {
  try {
    return ok(await context.req.parseBody())
  } catch {
    return err('request/invalid', { fields: { body: 'malformed' } })
  }
}

function readText(values: Readonly<Record<string, string>>): Result<unknown, 'request/invalid'> {
  return Object.values(values).some((value) => notText.test(value))
    ? err('request/invalid', { fields: { address: 'malformed' } })
    : ok(values)
}

function readPart(context: Context, part: string, isMultipart: boolean): Reading {
  if (part === 'body') return readBody(context, isMultipart)
  return Promise.resolve(readText(part === 'path' ? context.req.param() : context.req.query()))
}

function fieldsOf(part: string, issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  return Object.fromEntries(
    issues.slice(0, 20).map((issue) => [[part, ...issue.path].map(String).join('.').slice(0, 120), issue.code]),
  )
}

/** Reads and checks the parts of a call. What comes out holds nothing that its schema does not name. */
export async function readInput<Request>(
  context: Context,
  schemas: PartSchemas<Request>,
  isMultipart = false,
): Promise<Result<Request, 'request/invalid'>> {
  const input: Record<string, unknown> = {}
  for (const [part, schema] of Object.entries<z.ZodType>(schemas)) {
    const read = await readPart(context, part, isMultipart)
    if (!read.ok) return read
    const parsed = schema.safeParse(read.value)
    if (!parsed.success) return err('request/invalid', { fields: fieldsOf(part, parsed.error.issues) })
    input[part] = parsed.data
  }
  return ok(input as Request)
}
