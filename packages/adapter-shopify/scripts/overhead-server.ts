// The server of `measure-overhead.ts`, on a thread of its own: what it tidies up costs the calls nothing.
import { parentPort } from 'node:worker_threads'
import { startShopServer } from '../suites/server/start-server.ts'

const { url } = await startShopServer()
parentPort?.postMessage(url)
