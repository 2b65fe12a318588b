/** Runs a step and tells how long it took. Returns what the step gives. */
export type Step = <Value>(name: string, run: () => Promise<Value>) => Promise<Value>

/** Times the steps of one way to a widget, and their sum against a target in minutes. */
export async function timeSteps(way: string, minutes: number, run: (step: Step) => Promise<void>): Promise<void> {
  let total = 0
  console.log(`\n${way}`)
  await run(async (name, work) => {
    const start = performance.now()
    const value = await work()
    const seconds = (performance.now() - start) / 1000
    total += seconds
    console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${name}`)
    return value
  })
  const verdict = total <= minutes * 60 ? 'met' : 'NOT MET'
  console.log(`  ${total.toFixed(1).padStart(6)} s  together; target ${String(minutes)} minutes: ${verdict}`)
}
