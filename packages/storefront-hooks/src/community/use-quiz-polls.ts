import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { err } from '@krishi/storefront-core/result'
import type { Query } from '../query/index.ts'
import { defineQuery, useRemote, valueOf } from '../query/index.ts'
import { useSession } from '../session/use-session.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import type { CommunityPort, QuizPollDraft } from './community-port.ts'

/** What `useQuizPolls` gives. */
export interface QuizPollsView {
  /** Whether the shopper may ask quizzes and polls; `unknown` until the server says so, `refused` where it cannot be asked. */
  readonly access: 'unknown' | 'granted' | 'refused'
  /** Asks one; returns the id of its post. Without access nothing is sent. */
  create: (draft: QuizPollDraft) => Promise<Result<string, PortErrorCode>>
}

function accessOptions({ community }: { readonly community: CommunityPort }, userId: string): Query<boolean> {
  return defineQuery<boolean>({
    queryKey: ['community.engagementAccess', userId],
    queryFn: ({ signal }) => valueOf(community.engagementAccess({ userId }, { signal })),
    staleTime: 0,
  })
}

/** Asking quizzes and polls, for those who may [03.11]. A guest may not, and for a guest the server is not asked. */
export function useQuizPolls(): QuizPollsView {
  const { ports } = useStorefront()
  const { status, user, isGuest } = useSession()
  const userId = isGuest ? null : (user?.userId ?? null)
  const told = useRemote(userId === null ? null : accessOptions(ports, userId))
  const access = userId === null ? (status === 'ready' ? 'refused' : 'unknown') : accessOf(told)

  return {
    access,
    async create(draft) {
      if (access !== 'granted' || userId === null) return err('auth/forbidden')
      return await ports.community.createQuizPoll({ ...draft, userId })
    },
  }
}

function accessOf(told: ReturnType<typeof useRemote<boolean>>): QuizPollsView['access'] {
  if (told.status === 'loading') return 'unknown'
  return told.status === 'ready' && told.value ? 'granted' : 'refused'
}
