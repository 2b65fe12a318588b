import { describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { nothing, shareNewsShop, soldOut } from '../../test/news-shop.ts'

const minute = 60_000
const day = 24 * 60 * minute

describe.each(engines)('shoppers whose message does not go out, on $name', (engine) => {
  const {
    shop,
    phones,
    lines,
    sending,
    setVariant,
    bringBack,
    newcomer,
    ask,
    cancel,
    statusOf,
    numberOf,
    told,
    later,
    openOther,
  } = shareNewsShop(engine)

  it.each([
    ['before it sent', 0],
    ['after it had sent', 1],
  ])('are told by another server, minutes later, when theirs died %s the message', async (_when, sent) => {
    const browser = await newcomer()
    await ask(browser)
    await bringBack()
    const die = () => Promise.reject(new Error('killed'))
    if (sent === 0) sending.onTell = die
    else sending.onTold = die
    await expect(shop.api.tellShoppers()).rejects.toThrow('killed')
    Object.assign(sending, { onTell: nothing, onTold: nothing })

    const other = await openOther()
    later(5 * minute - 1)
    await other.tellShoppers()
    expect([told().length, await statusOf(browser)]).toEqual([sent, 'OPEN'])
    later(1)
    await other.tellShoppers()
    later(day)
    await other.tellShoppers()
    if (other !== shop.api) await other.close()
    expect([told().length, await statusOf(browser)]).toEqual([sent + 1, null])
  })

  it('are told later when the message fails, after longer and longer waits', async () => {
    const browser = await newcomer()
    await ask(browser)
    await bringBack()
    phones.isBroken = true
    await shop.api.tellShoppers()
    await shop.api.tellShoppers()
    expect([sending.tried, await statusOf(browser)]).toEqual([1, 'OPEN'])
    later(5 * minute)
    await shop.api.tellShoppers()
    later(29 * minute)
    await shop.api.tellShoppers()
    expect(sending.tried).toBe(2)
    phones.isBroken = false
    later(minute)
    await shop.api.tellShoppers()
    await shop.api.tellShoppers()
    expect([sending.tried, told(), await statusOf(browser)]).toEqual([3, [numberOf(browser)], null])
  })

  it('are given up after six messages that failed, which the log says without a word about them', async () => {
    const browser = await newcomer()
    await ask(browser)
    await bringBack()
    phones.isBroken = true
    for (let round = 0; round < 10; round += 1) {
      await shop.api.tellShoppers()
      later(2 * day)
    }
    expect([sending.tried, await statusOf(browser)]).toEqual([6, null])
    const said = lines.map((line): { readonly level: number; readonly msg: string } => JSON.parse(line))
    expect(said.filter(({ level }) => level === 40).map(({ msg }) => msg)).toEqual(
      Array(5).fill('news of a pack not sent'),
    )
    expect(said.filter(({ level }) => level === 50).map(({ msg }) => msg)).toEqual(['news of a pack given up'])
    expect(lines.join()).not.toMatch(new RegExp(`${numberOf(browser)}|${browser.shopper.guestUserId}`))

    phones.isBroken = false
    await setVariant('BRI-10', soldOut)
    await ask(browser)
    await bringBack()
    await shop.api.tellShoppers()
    expect(told()).toEqual([numberOf(browser)])
  })

  it('do not use up their tries at once when the provider is down: one message that fails ends the round', async () => {
    for (const browser of [await newcomer(), await newcomer()]) await ask(browser)
    await bringBack()
    phones.isBroken = true
    await shop.api.tellShoppers()
    expect(sending.tried).toBe(1)
    await shop.api.tellShoppers()
    expect(sending.tried).toBe(2)
  })

  it('have the last word when a message fails that was under way', async () => {
    const browser = await newcomer()
    await ask(browser)
    await bringBack()
    phones.isBroken = true
    sending.onTell = () => cancel(browser)
    await shop.api.tellShoppers()
    expect(await statusOf(browser)).toBe('CANCEL')
    later(day)
    await shop.api.tellShoppers()
    expect(sending.tried).toBe(1)
  })

  it('have the last word: what they do while a message goes out is not undone', async () => {
    const browser = await newcomer()
    await ask(browser)
    await bringBack()
    sending.onTell = () => cancel(browser)
    await shop.api.tellShoppers()
    expect([told(), await statusOf(browser)]).toEqual([[numberOf(browser)], 'CANCEL'])
  })

  it('keep a request that they made anew while the message of the one before went out', async () => {
    const browser = await newcomer()
    await ask(browser)
    await bringBack()
    sending.onTell = async () => {
      sending.onTell = nothing
      later(1)
      await setVariant('BRI-10', soldOut)
      await cancel(browser)
      await ask(browser)
      await bringBack()
      phones.isBroken = true
      await shop.api.tellShoppers()
      phones.isBroken = false
    }
    await shop.api.tellShoppers()
    expect([told(), await statusOf(browser)]).toEqual([[numberOf(browser)], 'OPEN'])
  })

  it('wait as long as the server said that took the request over from a slow one', async () => {
    const browser = await newcomer()
    await ask(browser)
    await bringBack()
    phones.isBroken = true
    sending.onTell = async () => {
      sending.onTell = nothing
      later(5 * minute)
      await shop.api.tellShoppers()
    }
    await shop.api.tellShoppers()
    expect(sending.tried).toBe(2)
    later(29 * minute)
    await shop.api.tellShoppers()
    expect(sending.tried).toBe(2)
    later(minute)
    await shop.api.tellShoppers()
    expect([sending.tried, await statusOf(browser)]).toEqual([3, 'OPEN'])
  })

  it('go on waiting where the shop has no way to tell them', async () => {
    const browser = await newcomer()
    await ask(browser)
    await bringBack()
    sending.canTell = false
    await shop.api.tellShoppers()
    expect(await statusOf(browser)).toBe('OPEN')
    sending.canTell = true
    await shop.api.tellShoppers()
    expect(told()).toEqual([numberOf(browser)])
  })
})
