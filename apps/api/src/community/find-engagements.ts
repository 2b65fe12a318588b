import type { Engagement } from '@krishi/storefront-core/contract'
import { count, eq, inArray, and } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'

const { quizPolls, quizPollAnswers } = schema

/** A quiz or a poll with its post's id. */
export interface PostEngagement {
  readonly postId: string
  readonly type: 'poll' | 'quiz'
  readonly engagement: Engagement
}

/**
 * The quizzes and polls of these posts as somebody sees them. The right answer of a quiz is told to whoever has answered, and to
 * everybody once it is over.
 */
export async function findEngagements(
  database: Database,
  postIds: readonly string[],
  { userId, now }: { readonly userId: string | null; readonly now: Date },
): Promise<readonly PostEngagement[]> {
  const ids = [...postIds]
  const rows = ids.length === 0 ? [] : await database.select().from(quizPolls).where(inArray(quizPolls.id, ids))
  if (rows.length === 0) return []
  const votes = await database
    .select({ id: quizPollAnswers.quizPollId, option: quizPollAnswers.option, votes: count() })
    .from(quizPollAnswers)
    .where(inArray(quizPollAnswers.quizPollId, ids))
    .groupBy(quizPollAnswers.quizPollId, quizPollAnswers.option)
  const own =
    userId === null
      ? []
      : await database
          .select()
          .from(quizPollAnswers)
          .where(and(eq(quizPollAnswers.userId, userId), inArray(quizPollAnswers.quizPollId, ids)))
  return rows.map(({ id, type, question, options, correctOption, endsAt }) => {
    const answer = own.find(({ quizPollId }) => quizPollId === id)
    const isTold = answer !== undefined || endsAt <= now
    return {
      postId: id,
      type,
      engagement: {
        id,
        question,
        options: options.map((text, index) => ({
          id: String(index),
          text,
          votes: votes.find((each) => each.id === id && each.option === index)?.votes ?? 0,
        })),
        correctOptionId: isTold && correctOption !== null ? String(correctOption) : null,
        endsOn: endsAt.toISOString(),
        selectedOptionId: answer === undefined ? null : String(answer.option),
        isUserAnswered: answer !== undefined,
      },
    }
  })
}
