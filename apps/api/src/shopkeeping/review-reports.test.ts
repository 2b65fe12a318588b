import { describe, expect, it } from 'vitest'
import { shareCommunity } from '../../test/community.ts'
import { engines } from '../../test/databases.ts'
import { decideReport, describeReports } from './review-reports.ts'

describe.each(engines)('reported posts on $name', (engine) => {
  const { ask, read, shop, signedIn } = shareCommunity(engine)
  const now = new Date('2026-11-21T06:00:00.000Z')

  it('[34.5] wait for whoever runs the shop, are hidden or kept, and wait no more', async () => {
    const { database } = shop.api
    expect(await describeReports(database)).toEqual(['No reported post waits.'])
    const [author, one, two] = [await signedIn(), await signedIn(), await signedIn()]
    const { id, title } = await ask(author, { description: 'Buy\u001b[31m here' })
    const kept = await ask(author)
    for (const [shopper, reason] of [
      [one, 'spam'],
      [two, 'spam'],
    ] as const) {
      await shopper.call(`/posts/${id}/reports`, { body: { reason } })
    }
    await one.call(`/posts/${kept.id}/reports`, { body: { reason: 'dislike' } })
    const [first = '', second = ''] = await describeReports(database)
    expect(first).toContain(`${id}  spam (2)\n  ${title}`)
    expect(first).not.toContain('\u001b')
    expect(second).toContain('dislike (1)')

    expect(await decideReport(database, { id, isHidden: true, now })).toBe(true)
    expect(await decideReport(database, { id: kept.id, isHidden: false, now })).toBe(true)
    expect(await describeReports(database)).toEqual(['No reported post waits.'])
    const shown = await read(`userId=${author.session.user.userId}`)
    expect(shown.map((post) => post.id)).toEqual([kept.id])
    expect(await decideReport(database, { id: 'nothing', isHidden: true, now })).toBe(false)
    expect(await decideReport(database, { id: crypto.randomUUID(), isHidden: true, now })).toBe(false)
  })
})
