import { isEngagementOpen } from '@krishi/storefront-core/community'
import { err, ok } from '@krishi/storefront-core/result'
import type { ApiContext } from '../api-context.ts'
import { isUuid, schema } from '../database/index.ts'
import type { OperationRoute } from '../http/operation-route.ts'
import { findEngagements } from './find-engagements.ts'
import * as schemas from './post-schemas.ts'

const { quizPollAnswers } = schema

/** Takes an answer to a quiz or poll [34.3]. The first one counts: a later one changes nothing and is told the results. */
export function answerQuizPollRoute({ database, now }: ApiContext): OperationRoute<'community.answerQuizPoll'> {
  return {
    name: 'community.answerQuizPoll',
    summary: 'Answers a quiz or poll that is still open; the first answer of an account counts. Tells the results.',
    limit: 'write',
    request: { body: schemas.answer },
    response: schemas.answered,
    refusals: ['auth/forbidden', 'request/not-found', 'request/conflict'],
    async handle({ body: { postId, type, selectedOptionId } }, { shopper: { userId } }) {
      if (userId === null) return err('auth/forbidden')
      if (!isUuid(postId)) return err('request/not-found')
      const read = async () => (await findEngagements(database, [postId], { userId, now: now() }))[0]
      const asked = await read()
      if (asked?.type !== type) return err('request/not-found')
      const option = asked.engagement.options.findIndex(({ id }) => id === selectedOptionId)
      if (option < 0) return err('request/invalid', { fields: { selectedOptionId: 'unknown' } })
      if (!isEngagementOpen(asked.engagement, now().getTime())) return err('request/conflict')
      await database.insert(quizPollAnswers).values({ quizPollId: postId, userId, option }).onConflictDoNothing()
      const answered = await read()
      return answered ? ok({ result: 'Success', engagement: answered.engagement }) : err('request/not-found')
    },
  }
}
