import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { openSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../lib/root.ts'
import { proxyConfig, type ProxyPorts } from './proxy.ts'

/** A process that this run has started, and ends. */
export interface Started {
  kill: () => Promise<void>
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** The variables of the shop in production; nothing of this process's own reaches it. */
export function shopVariables(own: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return {
    PATH: process.env['PATH'] ?? '',
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: 'https://shop.example',
    HOST: '127.0.0.1',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
    SMS_PROVIDER: 'msg91',
    MSG91_AUTH_KEY: 'none',
    MSG91_TEMPLATE_ID: 'none',
    ...own,
  }
}

function start(command: string, parameters: readonly string[], log: string, env?: NodeJS.ProcessEnv): ChildProcess {
  const file = openSync(log, 'a')
  return spawn(command, parameters, { cwd: root, stdio: ['ignore', file, file], ...(env && { env }) })
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}

/** Waits until what a child serves answers well. */
async function untilReady(child: ChildProcess, address: string, log: string): Promise<Started> {
  const isReady = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`A server ended. Nothing can be measured. Read ${log}.`)
    await wait(200)
  }
  return { kill: () => end(child, 'SIGKILL') }
}

/** Starts a server of the built shop; resolves when it is ready. */
export function startShop(folder: string, variables: Readonly<Record<string, string>>): Promise<Started> {
  const log = join(folder, `shop-${variables['PORT']}.log`)
  const child = start(process.execPath, ['apps/storefront/server/main.ts'], log, { ...variables })
  return untilReady(child, `http://127.0.0.1:${variables['PORT']}/readyz`, log)
}

/** Starts HAProxy with a configuration, in front of servers that are ready; resolves when it has found them. */
export function startProxy(folder: string, ports: ProxyPorts): Promise<Started> {
  const [config, log] = [join(folder, 'haproxy.cfg'), join(folder, 'haproxy.log')]
  writeFileSync(config, proxyConfig(ports))
  return untilReady(start('haproxy', ['-db', '-f', config], log), `http://127.0.0.1:${ports.proxy}/readyz`, log)
}

/** Loads the demonstration as its owner would. */
export async function loadDemonstration(folder: string, variables: Readonly<Record<string, string>>): Promise<void> {
  const log = join(folder, 'demo.log')
  const [exitCode] = (await once(
    start(process.execPath, ['apps/api/scripts/shop/main.ts', 'demo'], log, { ...variables }),
    'exit',
  )) as [number | null]
  if (exitCode !== 0) throw new Error(`The demonstration was not loaded. There is nothing to sell. Read ${log}.`)
}
