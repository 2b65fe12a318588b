/** Prints each problem, then what was looked at; the process fails when there is one. */
export function reportProblems(problems: readonly string[], summary: string): void {
  for (const problem of problems) console.log(problem)
  console.log(`${summary}: ${problems.length === 0 ? 'no problem' : `${problems.length} problem(s)`}`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
