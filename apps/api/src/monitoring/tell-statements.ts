import type { Monitor } from './monitor.ts'

/** A connection of either driver: what it is asked begins with the statement, as text or as an object that has it. */
type Statement = string | { readonly text?: string }

function textOf(statement: unknown): string {
  const asked = statement as Statement | undefined
  return typeof asked === 'string' ? asked : (asked?.text ?? '')
}

/**
 * The same client of a database, each of whose statements is a step of work: its text, in which `$1` stands for every value, and
 * never a value. Transactions and connections that it gives are told of alike.
 */
export function tellStatements<Client extends object>(client: Client, monitor: Monitor): Client {
  if (!monitor.tellsSteps) return client

  function step(query: (...given: unknown[]) => unknown, given: unknown[]): Promise<unknown> {
    const text = textOf(given[0])
    const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'STATEMENT'
    const facts = { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': text }
    return monitor.step(operation, { kind: 'client', facts }, async () => query(...given))
  }

  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      const method = (...given: unknown[]): unknown => Reflect.apply(value, target, given)
      const hasCallback = (given: unknown[]) => typeof given.at(-1) === 'function'
      if (name === 'query')
        return (...given: unknown[]) => (hasCallback(given) ? method(...given) : step(method, given))
      if (name === 'connect') {
        return async (...given: unknown[]) => {
          if (hasCallback(given)) return method(...given)
          const connected = await method(...given)
          return typeof connected === 'object' && connected !== null ? tellStatements(connected, monitor) : connected
        }
      }
      if (name === 'transaction') {
        return (work: (transaction: object) => unknown) =>
          method((transaction: object) => work(tellStatements(transaction, monitor)))
      }
      return method
    },
  })
}
