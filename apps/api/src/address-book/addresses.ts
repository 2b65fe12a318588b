import {
  addressBookLimit,
  fromWireAddress,
  isSameAddress,
  type AddressSavePayload,
  type WireSavedAddress,
} from '@krishi/storefront-core/address'
import { err, ok, type Result } from '@krishi/storefront-core/result'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { inTransaction, isUuid, schema, type Database } from '../database/index.ts'

const { addresses, users } = schema

type AddressRow = typeof addresses.$inferSelect

/** Whose book it is. */
export interface BookOwner {
  readonly userId: string
  /** Owner of the shopper's data, on all devices. */
  readonly ownerId: string
}

function livingOf(ownerId: string) {
  return and(eq(addresses.ownerId, ownerId), isNull(addresses.deletedAt))
}

function toSavedAddress(row: AddressRow): WireSavedAddress {
  const { id, name, lastName, address1, address2, city, province, zip, phone, isDefault } = row
  const fixed = { firstName: '', company: null, country: 'India', countryCode: 'IN' } as const
  return { id, name, lastName, address1, address2, city, province, zip, phone, isDefault, ...fixed }
}

function columnsOf(payload: AddressSavePayload) {
  const { name, lastName, address1, address2, city, province, zip, phone } = payload
  return { name: name.trim() || lastName, lastName, address1, address2, city, province, zip, phone }
}

/** The owner's addresses: the default first, then the newest. */
export async function findAddresses(database: Database, ownerId: string): Promise<readonly WireSavedAddress[]> {
  const rows = await database
    .select()
    .from(addresses)
    .where(livingOf(ownerId))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), desc(addresses.id))
    .limit(addressBookLimit)
  return rows.map(toSavedAddress)
}

/** The address that orders go to unless another one is chosen; null without one. */
export async function findDefaultAddress(database: Database, ownerId: string): Promise<WireSavedAddress | null> {
  const [row] = await database
    .select()
    .from(addresses)
    .where(and(livingOf(ownerId), eq(addresses.isDefault, true)))
  return row ? toSavedAddress(row) : null
}

/** Changes of one book happen one after the other: there is one default, and no more addresses than may be. */
async function inBook<Value>(
  database: Database,
  { userId, ownerId }: BookOwner,
  work: (transaction: Database, book: readonly AddressRow[]) => Promise<Value>,
): Promise<Value> {
  return inTransaction(database, async (transaction) => {
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    return work(transaction, await transaction.select().from(addresses).where(livingOf(ownerId)))
  })
}

async function giveUpDefault(transaction: Database, ownerId: string): Promise<void> {
  await transaction
    .update(addresses)
    .set({ isDefault: false })
    .where(and(livingOf(ownerId), eq(addresses.isDefault, true)))
}

/** Writes into an address of the book. The default stays it until another address becomes it [28.7]. */
async function change(
  transaction: Database,
  { ownerId }: BookOwner,
  known: AddressRow,
  payload: AddressSavePayload,
): Promise<WireSavedAddress> {
  if (payload.isDefault && !known.isDefault) await giveUpDefault(transaction, ownerId)
  const changed = { ...columnsOf(payload), isDefault: payload.isDefault || known.isDefault }
  await transaction.update(addresses).set(changed).where(eq(addresses.id, known.id))
  return toSavedAddress({ ...known, ...changed })
}

/**
 * Adds an address; one that the book has already, as when the call arrives twice, is kept once. The first of a book is its default
 * whatever the box says; `address/too-many` when the book is full.
 */
export async function addAddress(
  database: Database,
  owner: BookOwner,
  payload: AddressSavePayload,
  now: Date,
): Promise<Result<WireSavedAddress, 'address/too-many'>> {
  return inBook(database, owner, async (transaction, book) => {
    const asked = columnsOf(payload)
    const addressOf = (row: AddressRow) => fromWireAddress(toSavedAddress(row))
    const known = book.find((row) => isSameAddress(addressOf(row), addressOf({ ...row, ...asked })))
    if (known) return ok(await change(transaction, owner, known, payload))
    if (book.length >= addressBookLimit) return err('address/too-many')
    const isDefault = payload.isDefault || book.length === 0
    if (isDefault) await giveUpDefault(transaction, owner.ownerId)
    const row: AddressRow = {
      id: uuidv7(),
      ownerId: owner.ownerId,
      ...asked,
      isDefault,
      createdAt: now,
      deletedAt: null,
    }
    await transaction.insert(addresses).values(row)
    return ok(toSavedAddress(row))
  })
}

/** Changes one of the owner's addresses; null for an address of somebody else. */
export async function changeAddress(
  database: Database,
  owner: BookOwner,
  id: string,
  payload: AddressSavePayload,
): Promise<WireSavedAddress | null> {
  return inBook(database, owner, async (transaction, book) => {
    const known = book.find((row) => row.id === id)
    return known ? change(transaction, owner, known, payload) : null
  })
}

/** Deletes one of the owner's addresses; false for somebody else's. No other becomes the default: only the shopper chooses it. */
export async function deleteAddress(database: Database, ownerId: string, id: string, now: Date): Promise<boolean> {
  if (!isUuid(id)) return false
  const deleted = await database
    .update(addresses)
    .set({ deletedAt: now })
    .where(and(livingOf(ownerId), eq(addresses.id, id)))
    .returning({ id: addresses.id })
  return deleted.length > 0
}
