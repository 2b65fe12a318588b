/** One question to an engine in two ways: through an adapter, and with the engine's own client alone. */
export interface ComparedCall {
  readonly ours: () => Promise<unknown>
  readonly bare: () => Promise<unknown>
}

/** What one way takes for a call: the median time and the mean CPU time of the thread that asks, in ms. */
interface Cost {
  readonly time: number
  readonly cpu: number
}

/** How often each question is asked before it is measured. */
const warmUps = 50

/** How much longer a call may take through an adapter than with the engine's own client. */
const most = 1.1

/**
 * Asks every question in both ways by turns, each as often first, so that both meet the same machine. Prints what they take.
 *
 * @returns The questions that take longer through the adapter than they may.
 */
export async function compareCalls(
  calls: Readonly<Record<string, ComparedCall>>,
  rounds: number,
): Promise<readonly string[]> {
  const slow: string[] = []
  console.log('call       ours, ms  bare, ms  times  CPU ours, ms  CPU bare, ms')
  for (const [name, call] of Object.entries(calls)) {
    await measure(call, warmUps)
    const { ours, bare } = await measure(call, rounds)
    const times = ours.time / bare.time
    const columns = [ours.time, bare.time, times, ours.cpu, bare.cpu].map((value) => value.toFixed(2))
    const [first = '', second = '', third = '', ...cpu] = columns
    console.log(
      `${name.padEnd(10)}${first.padStart(9)}${second.padStart(10)}${third.padStart(7)}${cpu.map((each) => each.padStart(14)).join('')}`,
    )
    if (times > most) slow.push(`${name} takes ${third} times as long through the adapter, and may take ${most} times.`)
  }
  return slow
}

async function measure({ ours, bare }: ComparedCall, rounds: number): Promise<Readonly<Record<'ours' | 'bare', Cost>>> {
  const taken = { ours: [] as Cost[], bare: [] as Cost[] }
  for (let round = 0; round < rounds; round += 1) {
    const ways = [['ours', ours] as const, ['bare', bare] as const]
    for (const [way, ask] of round % 2 === 0 ? ways : ways.toReversed()) taken[way].push(await costOf(ask))
  }
  return { ours: summary(taken.ours), bare: summary(taken.bare) }
}

async function costOf(ask: () => Promise<unknown>): Promise<Cost> {
  const before = process.threadCpuUsage()
  const start = performance.now()
  await ask()
  const time = performance.now() - start
  const { user, system } = process.threadCpuUsage(before)
  return { time, cpu: (user + system) / 1000 }
}

function summary(costs: readonly Cost[]): Cost {
  const times = costs.map(({ time }) => time).sort((one, other) => one - other)
  const cpu = costs.reduce((sum, each) => sum + each.cpu, 0) / costs.length
  return { time: times[Math.floor(times.length / 2)] ?? 0, cpu }
}
