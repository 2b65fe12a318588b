// `npm run doctor`: says what production would refuse of the settings in the environment, and what it should not have. Opens nothing.
import { diagnose } from './doctor/diagnose.ts'

const { lines, exitCode } = diagnose(process.env)
process.stdout.write(`${lines.join('\n')}\n`)
process.exitCode = exitCode
