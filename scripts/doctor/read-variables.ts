import { inspectConfig } from '../../apps/api/src/config.ts'

/** The variables that the server reads, with settings that make it read all of them. */
export function readVariables(): string[] {
  const names = new Set<string>()
  const note = (target: Record<string, string>) =>
    new Proxy(target, {
      get(_target, name) {
        names.add(String(name))
        return target[String(name)]
      },
    })
  for (const [provider, engine] of [
    ['msg91', 'medusa'],
    ['twilio', 'shopify'],
  ] as const) {
    inspectConfig(note({ NODE_ENV: 'production', SMS_PROVIDER: provider, ENGINE: engine, COMPLIANCE: 'india-2026' }))
  }
  return [...names].sort()
}
