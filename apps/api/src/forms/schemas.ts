import { z } from '@hono/zod-openapi'
import type { FormPayloads } from '@krishi/storefront-core/contract'
import { leadFormIds, longestLeadText } from '@krishi/storefront-core/forms'

const inputData = z
  .array(z.object({ fieldName: z.string().max(50), fieldValue: z.string().max(longestLeadText) }))
  .max(30)

export const customForm = z.object({ formId: z.enum(leadFormIds), inputData }).openapi('LeadForm')

const bankFields = [
  ...['userId', 'userExternalId', 'name', 'phone', 'state', 'district', 'product'],
  ...['tractorModel', 'harvesterModel', 'loanRunningStatus', 'financierNocStatus', 'existingLoanStatus'],
] as const

export const bankForm = z
  .object({
    formId: z.literal('bank-lead'),
    inputData: z
      .array(z.object({ fieldName: z.enum(bankFields), fieldValue: z.string().max(longestLeadText) }))
      .max(bankFields.length),
  })
  .openapi('BankLead')

export const stateQuery = z.object({ state: z.string().max(100) })

export const bankStates = z.object({ states: z.array(z.string()) }) satisfies z.ZodType<
  FormPayloads['forms.bankStates']['response']
>

export const districts = z.object({
  districts: z.array(z.object({ id: z.string(), title: z.string() })),
}) satisfies z.ZodType<FormPayloads['forms.districts']['response']>
