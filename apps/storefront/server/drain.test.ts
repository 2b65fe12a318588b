import { once } from 'node:events'
import { Agent, createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { beginCall, read } from './closing/call.ts'
import { createDrain } from './drain.ts'

async function listen(answer: RequestListener) {
  const server = createServer(answer)
  const drain = createDrain(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, drain, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

it('ends connections from then on, and not before', async () => {
  const { drain, url } = await listen((_request, response) => void response.end('here'))
  const agent = new Agent({ keepAlive: true })
  expect(await read(url, agent)).toMatchObject({ status: 200, endsConnection: false })
  drain.begin()
  expect(await read(url, agent)).toMatchObject({ status: 200, endsConnection: true })
  await drain.end(60_000)
  expect(await read(url)).toEqual({ kind: 'refused' })
})

it('waits for an answer whose headers were sent before, and then for nobody', async () => {
  let finish = () => {}
  const { drain, url, server } = await listen((_request, response) => {
    response.write('the first half')
    finish = () => void response.end('the second half')
  })
  const heard = once(server, 'request')
  const outcome = read(url, new Agent({ keepAlive: true }))
  await heard
  drain.begin()
  const ended = drain.end(60_000)
  finish()
  expect(await outcome).toMatchObject({ status: 200, isWhole: true, endsConnection: false })
  await ended
})

it('cuts off what takes longer than its limit', async () => {
  const { drain, url, server } = await listen(() => undefined)
  const heard = once(server, 'request')
  const outcome = beginCall(url, {}, new Agent(), 'GET').end()
  await heard
  drain.begin()
  await drain.end(10)
  expect(await outcome).toEqual({ kind: 'cut' })
})
