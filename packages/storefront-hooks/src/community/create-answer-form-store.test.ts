import { err, ok } from '@krishi/storefront-core/result'
import { describe, expect, it } from 'vitest'
import { createSafeStorage } from '../storage/index.ts'
import { aStorage } from '../testing/storages.ts'
import { createAnswerFormStore } from './create-answer-form-store.ts'
import type { WrittenAnswer } from './create-answer-form-store.ts'

/** A tab in which posts are answered; `open` is a page loaded anew. */
function aTab() {
  const tab = aStorage()
  const sessionStorage = createSafeStorage(() => tab)
  let count = 0
  const random = (size: number) => new Uint8Array(size).fill((count += 1))
  const sent: WrittenAnswer[] = []
  return {
    tab,
    sent,
    open: (postId = 'post-1') => createAnswerFormStore({ sessionStorage, random }, postId),
    take: async (answer: WrittenAnswer) => {
      sent.push(answer)
      return ok(null)
    },
    lose: async (answer: WrittenAnswer) => {
      sent.push(answer)
      return err('network/unanswered')
    },
  }
}

describe('an answer', () => {
  it('[34.4] begins with what was written to that post before the page was loaded anew', () => {
    const { open } = aTab()
    open().change('Yellow sticky')
    expect([open().getState().text, open('post-2').getState().text]).toEqual(['Yellow sticky', ''])
    // What a server renders has no draft.
    expect(open().getInitialState().text).toBe('')
    open().change('')
    expect(open().getState().text).toBe('')
  })

  it.each([
    ['network/offline', 'writing'],
    ['network/unanswered', 'failed'],
  ] as const)('[30.12] after %s is %s once the network is back', async (code, status) => {
    const form = aTab().open()
    form.change('Yellow sticky traps.')
    await form.submit(() => Promise.resolve(err(code)))
    form.forgetOffline()
    expect(form.getState()).toMatchObject({ status, text: 'Yellow sticky traps.' })
  })

  it('[34.4] [30.12] is one when its answer was lost and it is sent again from the page loaded anew', async () => {
    const { open, sent, take, lose } = aTab()
    const form = open()
    form.change('Yellow sticky traps.')
    await form.submit(lose)
    expect(form.getState()).toMatchObject({ status: 'failed', text: 'Yellow sticky traps.' })
    await open().submit(take)
    expect(sent[1]).toEqual(sent[0])
    expect(sent[0]?.commentId).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('[34.4] is another one once its words were changed', async () => {
    const { open, sent, take, lose } = aTab()
    const form = open()
    form.change('Yellow sticky traps.')
    await form.submit(lose)
    form.change('Ten yellow sticky traps.')
    await form.submit(take)
    expect(new Set(sent.map(({ commentId }) => commentId)).size).toBe(2)
  })

  it('[34.4] leaves no draft once it is posted', async () => {
    const { open, tab, take } = aTab()
    const form = open()
    form.change('Yellow sticky traps.')
    await form.submit(take)
    expect(form.getState()).toMatchObject({ status: 'sent', text: '', attempt: 0 })
    expect([tab.getItem('formDraft:answer:post-1'), tab.getItem('formDraft:answer:post-1:sent')]).toEqual([null, null])
  })

  it('[34.4] keeps what is written while it is sent', async () => {
    const { open, take } = aTab()
    const form = open()
    form.change('Yellow sticky traps.')
    await form.submit((answer) => {
      form.change('And neem oil.')
      return take(answer)
    })
    expect(form.getState()).toMatchObject({ status: 'writing', text: 'And neem oil.' })
    expect(open().getState().text).toBe('And neem oil.')
  })

  it('[34.4] is not sent empty, nor twice at once', async () => {
    const { open, sent, take } = aTab()
    const form = open()
    await form.submit(take)
    expect(form.getState()).toMatchObject({ problem: 'required', attempt: 1 })
    form.change('Yellow sticky traps.')
    await Promise.all([form.submit(take), form.submit(take)])
    expect(sent).toHaveLength(1)
  })
})
