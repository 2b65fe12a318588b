import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { TestRunner } from 'vitest'
import type { Capability } from '../capabilities/capability.ts'
import { supportsCapability } from '../capabilities/capability.ts'
import type { StorefrontPorts } from '../storefront/storefront-ports.ts'
import { capabilityNames } from './capability-names.ts'

/**
 * What the suites have shown of one operation: a test that called it passed, one failed, the adapter has none, none called it. It is
 * proved partly where what else it promises is tested beside operations that the adapter has not.
 */
export type CapabilityProof = 'proved' | 'partly' | 'failed' | 'unsupported' | 'untested'

/** What one adapter can do. */
export interface CapabilityReport {
  /** The adapter, as `describePorts` was told. */
  readonly name: string
  readonly capabilities: Readonly<Record<Capability, CapabilityProof>>
}

type Test = NonNullable<ReturnType<typeof TestRunner.getCurrentTest>>
type Methods = Readonly<Record<string, (...args: unknown[]) => unknown>>

/** Every operation, in the order of `capabilityNames`. */
export const allCapabilities = Object.keys(capabilityNames) as readonly Capability[]

/** Operations that are proved wholly beside others alone: the filters of a listing need what can be chosen. */
const provedBeside: Partial<Record<Capability, readonly Capability[]>> = {
  'catalog.listing': ['catalog.filterOptions', 'catalog.filterCounts'],
}

const known: ReadonlySet<string> = new Set(allCapabilities)

/** Says in the error of a test that fails by the answer of an operation which call that was: a code alone does not tell. */
function nameCall(test: Test, call: string, code: PortErrorCode) {
  test.context.onTestFailed(({ task }) => {
    const error = task.result?.errors?.[0]
    if (error?.name === 'PortFailure' && error.message === code) error.message = `${call} answered '${code}'`
  })
}

/** Watches which operations the tests of an adapter call, and skips a test that needs one that is unsupported. */
export function createCapabilityWatch() {
  const callers = new Map<string, Set<Test>>()
  const unsupported = new Set<string>()

  function judge(capability: Capability, isSupported: boolean, answer: Result<unknown, PortErrorCode>, test?: Test) {
    const isRefused = !answer.ok && answer.error.code === 'port/unsupported'
    if (isRefused === isSupported) {
      throw new Error(
        `The adapter ${isSupported ? 'supports' : 'does not support'} ${capability}, and it ${isRefused ? "answered 'port/unsupported'" : 'did it'}. ` +
          'Widgets would offer what fails, or hide what works. Let `supports` and the operation agree, as `completePorts` does.',
      )
    }
    if (isRefused) test?.context.skip(`${capability} is unsupported`)
    return answer
  }

  function watchPort(ports: StorefrontPorts, name: string, port: Methods): Methods {
    return new Proxy(port, {
      get(_, method: string) {
        const capability = `${name}.${method}`
        const operation = port[method]
        if (!known.has(capability) || !operation) return operation
        return async (...args: unknown[]) => {
          const test = TestRunner.getCurrentTest()
          if (test) callers.set(capability, (callers.get(capability) ?? new Set()).add(test))
          const answer = (await operation.apply(port, args)) as Result<unknown, PortErrorCode>
          if (test && !answer.ok) nameCall(test, `${capability}(${JSON.stringify(args[0]) ?? ''})`, answer.error.code)
          return judge(capability as Capability, supportsCapability(ports, capability as Capability), answer, test)
        }
      },
    })
  }

  function proofOf(capability: Capability): CapabilityProof {
    if (unsupported.has(capability)) return 'unsupported'
    const states = [...(callers.get(capability) ?? [])].map((test) => test.result?.state)
    if (states.includes('fail')) return 'failed'
    if (!states.includes('pass')) return 'untested'
    return provedBeside[capability]?.some((other) => unsupported.has(other)) ? 'partly' : 'proved'
  }

  return {
    /** The same ports, watched. */
    watch(ports: StorefrontPorts): StorefrontPorts {
      for (const capability of allCapabilities) {
        if (!supportsCapability(ports, capability)) unsupported.add(capability)
      }
      const watched = Object.entries(ports).map(([name, port]) => [
        name,
        typeof port === 'object' ? watchPort(ports, name, port as Methods) : port,
      ])
      return Object.fromEntries(watched) as StorefrontPorts
    },
    /** What the tests that have ended have shown. */
    report: (name: string): CapabilityReport => ({
      name,
      capabilities: Object.fromEntries(
        allCapabilities.map((capability) => [capability, proofOf(capability)]),
      ) as CapabilityReport['capabilities'],
    }),
  }
}

/** A report as a table of text, one line for each operation that is not proved. */
export function printCapabilities({ name, capabilities }: CapabilityReport): string {
  const open = allCapabilities.filter((capability) => capabilities[capability] !== 'proved')
  const lines = open.map(
    (capability) => `  ${capabilities[capability].padEnd(12)} ${capability.padEnd(28)} ${capabilityNames[capability]}`,
  )
  return [
    `${name}: ${allCapabilities.length - open.length} of ${allCapabilities.length} operations proved`,
    ...lines,
  ].join('\n')
}
