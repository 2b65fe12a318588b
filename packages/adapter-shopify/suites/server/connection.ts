import { GraphQLError } from 'graphql'

/** What a part of a list is asked for with. */
export interface PageArguments {
  readonly first?: number | null
  readonly after?: string | null
}

/** A part of a list as Shopify gives it. A cursor belongs to its list and order: another one is refused. */
export function connectionOf<Node>(list: readonly Node[], order: string, { first, after }: PageArguments) {
  if (!first || first < 1 || first > 250) throw new GraphQLError('first must be 1 to 250')
  const start = after ? placeOf(after, order) : 0
  const nodes = list.slice(start, start + first)
  return {
    nodes,
    pageInfo: {
      hasNextPage: start + first < list.length,
      hasPreviousPage: start > 0,
      startCursor: nodes.length > 0 ? cursorOf(start + 1, order) : null,
      endCursor: nodes.length > 0 ? cursorOf(start + nodes.length, order) : null,
    },
  }
}

function cursorOf(end: number, order: string): string {
  return Buffer.from(JSON.stringify({ end, order })).toString('base64url')
}

function placeOf(cursor: string, order: string): number {
  const read = JSON.parse(Buffer.from(cursor, 'base64url').toString() || 'null') as {
    end: number
    order: string
  } | null
  if (read?.order !== order) throw new GraphQLError('Invalid cursor for current pagination sort.')
  return read.end
}
