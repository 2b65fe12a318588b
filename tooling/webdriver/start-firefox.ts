import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../scripts/e2e/free-port.ts'
import { makeTemporaryFolder } from '../temporary-folder/temporary-folder.ts'
import type { Driver } from './driver.ts'
import { Marionette } from './marionette.ts'
import { StartedProgram } from './started-program.ts'

/** Starts the Firefox of the machine without a window, with a profile of its own. */
export async function startFirefox(path: string): Promise<Driver> {
  const port = freePort()
  const profile = makeTemporaryFolder('firefox')
  writeFileSync(join(profile, 'user.js'), `user_pref('marionette.port', ${port});\n`)
  const firefox = new StartedProgram(path, ['--marionette', '--headless', '--no-remote', '--profile', profile])
  const marionette = new Marionette(await firefox.connect(port))
  await marionette.send('NewSession')
  return { send: (command, parameters) => marionette.send(command, parameters), stop: () => firefox.stop() }
}
