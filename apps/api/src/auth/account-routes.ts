import { toAsciiDigits } from '@krishi/storefront-core/digits'
import { err, ok } from '@krishi/storefront-core/result'
import { eq } from 'drizzle-orm'
import { schema } from '../database/index.ts'
import type { OperationRoute } from '../http/operation-route.ts'
import { securityEvent } from '../http/security-event.ts'
import { mutationResult } from '../reviews/schemas.ts'
import { clearSessionCookie } from '../session/session-cookie.ts'
import { endSession } from '../session/sessions.ts'
import { toSessionUser } from '../session/to-session.ts'
import type { ApiContext } from '../api-context.ts'
import { findAccount } from './accounts.ts'
import { deleteAccount } from './delete-account.ts'
import { askerOf, countMiss } from './otp-budgets.ts'
import * as schemas from './schemas.ts'
import { readNumber, sendCode } from './send-code.ts'

/** Ends the session of a signed-in shopper [03.8]. A guest has nothing to sign out of: the session goes on. */
export function signOutRoute(shop: ApiContext): OperationRoute<'auth.signOut'> {
  return {
    name: 'auth.signOut',
    summary: 'Ends the session of a signed-in shopper; its cookie and its tokens are good for nothing then.',
    limit: 'write',
    request: {},
    response: mutationResult,
    refusals: [],
    async handle(_request, { shopper, http }) {
      if (shopper.userId === null) return ok({ result: 'Success' })
      await endSession(shop.database, shopper.sessionId)
      clearSessionCookie(shop, http)
      securityEvent(shop, 'signed-out', { http, shopper })
      return ok({ result: 'Success' })
    },
  }
}

/** Who is signed in, as the session says it too, and the type of the shopper [03.11]. */
export function profileRoute({ database, settings }: ApiContext): OperationRoute<'auth.profile'> {
  return {
    name: 'auth.profile',
    summary: 'What is known of the signed-in shopper.',
    limit: 'read',
    request: {},
    response: schemas.profile,
    refusals: ['auth/forbidden'],
    async handle(_request, { shopper }) {
      if (shopper.userId === null) return err('auth/forbidden')
      const account = await findAccount(database, shopper.userId)
      const userTypeId = account?.typeId || settings.socialFeed.defaultFarmerTypeId
      return ok({ ...toSessionUser(shopper, account), userTypeId })
    },
  }
}

/** Keeps the chosen language with the session [01.5]. */
export function userPreferenceRoute({ database }: ApiContext): OperationRoute<'auth.userPreference'> {
  return {
    name: 'auth.userPreference',
    summary: 'Keeps the language of this session.',
    limit: 'write',
    request: { body: schemas.userPreferenceBody },
    response: mutationResult,
    refusals: [],
    async handle({ body }, { shopper }) {
      const { sessions } = schema
      await database.update(sessions).set({ selectedLanguage: body.language }).where(eq(sessions.id, shopper.sessionId))
      return ok({ result: 'Success' })
    },
  }
}

/** Sends the code that deletes an account to the number of the signed-in shopper [03.11]. */
export function otpForDeletionRoute(shop: ApiContext): OperationRoute<'auth.otpForDeletion'> {
  return {
    name: 'auth.otpForDeletion',
    summary: 'Sends the code that deletes the account, to its own mobile number only.',
    limit: 'write',
    request: { body: schemas.otpForDeletionBody },
    response: schemas.otpForDeletionResponse,
    refusals: ['auth/forbidden', 'phone/invalid'],
    async handle({ body }, call) {
      const { userId } = call.shopper
      if (userId === null) return err('auth/forbidden')
      const read = readNumber(body.mobileNumber)
      if (!read.ok) return read
      const account = await findAccount(shop.database, userId)
      if (account?.mobileNumber !== read.value) return err('request/invalid', { fields: { mobileNumber: 'unknown' } })
      const sent = await sendCode(shop, { purpose: 'deletion', mobileNumber: read.value }, call)
      if (!sent.ok) return sent
      return ok({ result: 'Success', ...(shop.tellsCodes && { developmentCode: sent.value.code }) })
    },
  }
}

/** Deletes the account of a signed-in shopper with that code [03.11]. */
export function deleteUserRoute(shop: ApiContext): OperationRoute<'auth.deleteUser'> {
  return {
    name: 'auth.deleteUser',
    summary: 'Deletes the account of the signed-in shopper and ends all its sessions. A wrong code is a failure.',
    limit: 'write',
    request: { body: schemas.deleteUserBody },
    response: mutationResult,
    refusals: ['auth/forbidden'],
    async handle({ body }, call) {
      const { userId, sessionId } = call.shopper
      if (userId === null) return err('auth/forbidden')
      const account = await findAccount(shop.database, userId)
      if (!account) return err('auth/required')
      const { mobileNumber } = account
      const code = toAsciiDigits(body.otpCode).trim()
      const tried = await deleteAccount(shop, { userId, sessionId, mobileNumber, code })
      if (tried.isRight) {
        clearSessionCookie(shop, call.http)
        securityEvent(shop, 'account-deleted', call)
        return ok({ result: 'Success' })
      }
      securityEvent(shop, 'code-refused', call, { purpose: 'deletion' })
      const counted = await countMiss(shop, askerOf(shop, call, mobileNumber), tried)
      return counted.ok ? ok({ result: 'Failure' }) : counted
    },
  }
}
