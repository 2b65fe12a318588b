import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import { ok, type Result } from '@krishi/storefront-core/result'
import type { Session, SessionUser } from '@krishi/storefront-core/session'
import { hasShape, isNullOr, isRecord, isText } from '@krishi/storefront-core/shape'
import { accept, fieldOf } from '@krishi/storefront-hooks/http'
import type { SessionPort } from '@krishi/storefront-hooks/session'
import type { MedusaCall } from './medusa-client.ts'

/** How a shopper signs in at Medusa's own provider. */
export interface EmailSignIn {
  readonly email: string
  readonly password: string
}

/** What a new customer says of themselves. */
export interface NewCustomer extends EmailSignIn {
  readonly name: string
  /** Ten digits. */
  readonly mobileNumber: string
}

/** Who is shopping. The token is kept in memory, so that it ends with the page. */
export interface MedusaCustomers extends SessionPort {
  /** The token of who is signed in; null for a guest. */
  token: () => string | null
  signIn: (who: EmailSignIn) => Promise<Result<SessionUser, PortErrorCode>>
  register: (who: NewCustomer) => Promise<Result<SessionUser, PortErrorCode>>
  signOut: () => void
}

interface Customer {
  readonly id: string
  readonly email: string
  readonly first_name: string | null
  readonly last_name: string | null
  readonly phone: string | null
}

const toToken = fieldOf<{ readonly token: string }>({ token: isText })
const toCustomer = fieldOf<{ readonly customer: Customer }>({
  customer: hasShape<Customer>({
    id: isText,
    email: isText,
    first_name: isNullOr(isText),
    last_name: isNullOr(isText),
    phone: isNullOr(isText),
  }),
})

/** Medusa has no session of a guest: one has no end, and the key of the shop for a token. */
const never = '9999-12-31T00:00:00.000Z'

/** Who shops: a customer, or with null the guest of that id. */
function toUser(customer: Customer | null, guestUserId: string): SessionUser {
  return {
    userId: customer?.id ?? '',
    guestUserId,
    isGuestUser: customer === null,
    userExternalId: customer?.id ?? null,
    mobileNumber: customer?.phone ?? '',
    email: customer?.email ?? '',
    firstName: customer?.first_name ?? '',
    lastName: customer?.last_name ?? '',
    profilePic: '',
  }
}

/** Creates the sessions of a page. */
export function createMedusaCustomers(
  connect: (token: () => string | null) => MedusaCall,
  { locale, publishableKey }: { readonly locale: Locale; readonly publishableKey: string },
): MedusaCustomers {
  const listeners = new Set<(session: Session) => void>()
  const guestUserId = crypto.randomUUID()
  let token: string | null = null
  let customer: Customer | null = null
  let isTold = false
  const call = connect(() => token)

  const user = () => toUser(customer, guestUserId)

  const session = (): Session => ({
    // A device keeps what belongs to a guest while this stays the same.
    sessionId: customer?.id ?? 'guest',
    accessToken: token ?? publishableKey,
    expiresAt: never,
    selectedLanguage: locale,
    user: user(),
  })
  function tell() {
    isTold = true
    listeners.forEach((listener) => listener(session()))
  }

  const customers: MedusaCustomers = {
    token: () => token,
    open() {
      if (!isTold) tell()
      return Promise.resolve(ok(session()))
    },
    async signIn(who) {
      const signed = await call('/auth/customer/emailpass', toToken, { body: who })
      if (!signed.ok) return signed
      const ask = connect(() => signed.value)
      const known = await ask('/store/customers/me?fields=id,email,first_name,last_name,phone', toCustomer)
      if (!known.ok) return known
      token = signed.value
      customer = known.value
      tell()
      return ok(user())
    },
    async register({ name, mobileNumber, ...who }) {
      const registered = await call('/auth/customer/emailpass/register', toToken, { body: who })
      if (!registered.ok) return registered
      const body = { email: who.email, last_name: name, phone: mobileNumber }
      const create = connect(() => registered.value)
      const created = await create('/store/customers', accept(isRecord), { body })
      // The token of the registration names no customer yet.
      return created.ok ? customers.signIn(who) : created
    },
    signOut() {
      token = null
      customer = null
      tell()
    },
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  return customers
}
