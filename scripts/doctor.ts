// `npm run doctor`: says what production would refuse of the settings in the environment, and what it should not have, there and in
// the rows of its database. Writes nothing.
import { readConfig } from '../apps/api/src/config.ts'
import { diagnose } from './doctor/diagnose.ts'
import { diagnoseDatabase } from './doctor/diagnose-database.ts'

const { lines, exitCode } = diagnose(process.env)
const read = readConfig(process.env)
const ofRows = await diagnoseDatabase(read.ok ? read.value.databaseUrl : null)
process.stdout.write(`${[...lines, ...ofRows].join('\n')}\n`)
// A server that hangs would keep the connection, and with it this process.
process.exit(exitCode)
