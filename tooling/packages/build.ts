// Builds the package in whose folder it is run: `node ../../tooling/packages/build.ts`.
import { buildPackage } from './build-package.ts'

buildPackage(process.cwd())
