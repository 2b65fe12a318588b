import type { Config } from '@krishi/api/config'

const isThisComputer = (host: string) => /^(127\.\d+\.\d+\.\d+|::1|localhost)$/.test(host)

/** What a server says once it listens: where it is, and in development who can open it and why. */
export function describeOpening(
  { mode, host }: Pick<Config, 'mode' | 'host'>,
  port: number,
  name = 'Krishi is open',
): readonly string[] {
  const opening = `${name}: http://localhost:${String(port)}`
  if (mode === 'production') return [opening]
  const reach = isThisComputer(host)
    ? 'Only this computer can open it, because in development it shows sign-in codes to whoever asks; HOST=0.0.0.0 opens it to your network.'
    : `Whoever reaches ${host} can open it, and in development it shows sign-in codes to whoever asks: let only people in whom you trust, or set NODE_ENV=production.`
  return [reach, opening]
}
