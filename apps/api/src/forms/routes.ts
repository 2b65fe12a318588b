import { ok } from '@krishi/storefront-core/result'
import { mutationResult } from '../reviews/schemas.ts'
import type { ApiContext } from '../api-context.ts'
import type { Call, OperationRoute, Outcome } from '../http/operation-route.ts'
import { findDistricts } from './find-places.ts'
import { keepLead, type SentLead } from './keep-lead.ts'
import * as schemas from './schemas.ts'

type FormCall = Pick<Call<'forms.customForm'>, 'shopper' | 'language' | 'idempotencyKey'>

async function keep(
  { database, now }: ApiContext,
  payload: SentLead['payload'],
  { shopper, language, idempotencyKey: key }: FormCall,
): Promise<Outcome<{ readonly result: 'Success' }>> {
  const ownerId = shopper?.guestUserId ?? null
  const kept = await keepLead(database, { key, payload, language, ownerId, now: now() })
  return kept.ok ? ok({ result: 'Success' }) : kept
}

/** Keeps a form for the owner of the shop [33.5]. */
export function customFormRoute(shop: ApiContext): OperationRoute<'forms.customForm'> {
  return {
    name: 'forms.customForm',
    summary: 'Keeps a form for the owner of the shop; the same key again is the same form.',
    limit: 'publish',
    request: { body: schemas.customForm },
    response: mutationResult,
    refusals: ['request/conflict'],
    handle: ({ body }, call) => keep(shop, body, call),
  }
}

/** Keeps an application for a loan for the owner of the shop [33.2]. */
export function bankLeadRoute(shop: ApiContext): OperationRoute<'forms.bankLead'> {
  return {
    name: 'forms.bankLead',
    summary: 'Keeps an application for a loan for the owner of the shop; the same key again is the same application.',
    limit: 'publish',
    request: { body: schemas.bankForm },
    response: mutationResult,
    refusals: ['request/conflict'],
    handle: ({ body }, call) => keep(shop, body, call),
  }
}

/** The states that forms offer [33.5]. */
export function bankStatesRoute({ settings }: ApiContext): OperationRoute<'forms.bankStates'> {
  return {
    name: 'forms.bankStates',
    summary: 'The states and union territories, by their English titles.',
    limit: 'read',
    request: {},
    response: schemas.bankStates,
    refusals: [],
    handle: () => Promise.resolve(ok({ states: settings.provinces.map(({ title }) => title) })),
  }
}

/** The districts of a state [33.5]. */
export function districtsRoute({ database, settings }: ApiContext): OperationRoute<'forms.districts'> {
  return {
    name: 'forms.districts',
    summary: 'The districts of a state, named in the language of the call; none for a state that is not known.',
    limit: 'read',
    request: { query: schemas.stateQuery },
    response: schemas.districts,
    refusals: [],
    handle: async ({ query }, { language }) =>
      ok({ districts: await findDistricts(database, settings, query.state, language) }),
  }
}
