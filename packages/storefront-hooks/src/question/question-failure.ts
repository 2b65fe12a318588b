import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Failure } from '@krishi/storefront-core/result'
import type { QuestionFormState, QuestionProblem } from './create-question-form-store.ts'

const fields: readonly QuestionProblem['field'][] = ['title', 'description', 'pincode', 'pictures']

/** What a form shows after a failure: what is said beside its field is not said again under the form. Giving up is none. */
export function afterFailure(error: Failure<PortErrorCode>): Partial<QuestionFormState> {
  if (error.code === 'network/aborted') return { status: 'writing' }
  const problems = fields.flatMap((field) => {
    const problem = error.fields?.[field] as QuestionProblem['error'] | undefined
    return problem ? [{ field, error: problem }] : []
  })
  return { problems, error, status: problems.length > 0 ? 'writing' : 'failed' }
}
