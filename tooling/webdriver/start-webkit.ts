import { freePort } from '../../scripts/e2e/free-port.ts'
import { refusal, routes, type Command, type Driver, type CommandParameters } from './driver.ts'
import { StartedProgram } from './started-program.ts'

/** Starts the browser that WebKitGTK brings for tests, on a screen that nobody sees: it has no way without one. */
export async function startWebkit(path: string): Promise<Driver> {
  const screen = new StartedProgram('Xvfb', ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', '1280x1024x24'])
  const port = freePort()
  const display = await screen.firstWords()
  const service = new StartedProgram(path, [`--port=${port}`], { DISPLAY: `:${display}` })
  const socket = await service.connect(port)
  socket.destroy()
  let session = ''

  async function send(command: Command, parameters: CommandParameters = {}): Promise<unknown> {
    const [method, route] = routes[command]
    const path = route.replace(':session', session).replace(':id', String(parameters['id']))
    const body = method === 'POST' ? { body: JSON.stringify(parameters) } : {}
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...body })
    const { value } = (await answer.json()) as { readonly value: unknown }
    if (!answer.ok) throw refusal(command, value)
    return value
  }

  const begun = (await send('NewSession', { capabilities: {} })) as { readonly sessionId: string }
  session = begun.sessionId
  return {
    send,
    async stop() {
      await send('DeleteSession')
      await service.stop()
      await screen.stop()
    },
  }
}
