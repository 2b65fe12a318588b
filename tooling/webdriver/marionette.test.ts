import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { Marionette } from './marionette.ts'

/** A protocol with somebody at its other end. */
async function connected(): Promise<{ readonly marionette: Marionette; readonly firefox: Socket }> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const [firefox] = (await once(server, 'connection')) as [Socket]
  onTestFinished(() => void (socket.destroy(), firefox.destroy(), server.close()))
  return { marionette: new Marionette(socket), firefox }
}

const framed = (message: unknown) => `${Buffer.byteLength(JSON.stringify(message))}:${JSON.stringify(message)}`

test('commands are answered in any order, and answers come in any pieces', async () => {
  const { marionette, firefox } = await connected()
  const [first, second] = [marionette.send('GetComputedLabel', { id: 'a' }), marionette.send('Navigate')]
  expect(String(await once(firefox, 'data'))).toContain('[0,1,"WebDriver:GetComputedLabel",{"id":"a"}]')
  const words = framed({ marionetteProtocol: 3 }) + framed([1, 2, null, null]) + framed([1, 1, null, { value: '₹ 10' }])
  for (const byte of Buffer.from(words)) firefox.write(Buffer.of(byte))
  expect(await Promise.all([first, second])).toEqual(['₹ 10', null])
})

test('a command that is refused rejects with the words of the browser', async () => {
  const { marionette, firefox } = await connected()
  const refused = marionette.send('ElementClick', { id: 'gone' })
  firefox.write(framed([1, 1, { error: 'stale element reference' }, null]))
  await expect(refused).rejects.toThrow('ElementClick: {"error":"stale element reference"}')
})
