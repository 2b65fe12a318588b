import { otpLengthOf, signInDestination } from '@krishi/storefront-core/auth'
import type { SignInRequest } from '@krishi/storefront-core/auth'
import { editPhone, normalizePhone } from '@krishi/storefront-core/digits'
import type { SessionUser } from '@krishi/storefront-core/session'
import type { Settings } from '@krishi/storefront-core/settings'
import { createStore } from 'zustand/vanilla'
import { handOverAddress } from '../address/kept-address.ts'
import type { Clock } from '../clock/index.ts'
import type { SessionStore } from '../session/create-session-store.ts'
import type { SafeStorage } from '../storage/index.ts'
import { localKeys } from '../storage/index.ts'
import type { ErrorReporter } from '../telemetry/create-error-reporter.ts'
import type { AuthPort } from './auth-port.ts'
import { createCodeSending } from './code-sending.ts'
import { createCodeVerification } from './code-verification.ts'
import type { SignInDevice } from './sign-in-device.ts'
import type { SignInEvent, SignInState, SignInStore } from './sign-in-store.ts'

/** The dependencies of a sign-in. */
export interface SignInOptions {
  readonly port: AuthPort
  readonly session: Pick<SessionStore, 'open'>
  readonly storage: SafeStorage
  readonly clock: Clock
  readonly settings: Pick<Settings, 'compliance' | 'otpConfig'>
  readonly errors: Pick<ErrorReporter, 'report'>
  readonly device: SignInDevice
  /** Where the sign-in takes place, and the address that asked for it [32.7]. */
  readonly request: Pick<SignInRequest, 'source' | 'callBackUrl'>
  /** A number that is known already, in any notation [32.1]. */
  readonly mobileNumber?: string
}

/** Creates one signing in: number, code, countdown, verification, and where it leads. */
export function createSignInStore(options: SignInOptions): SignInStore {
  const start = startOf(options)
  const store = createStore<SignInState>(() => start)
  const listeners = new Set<(event: SignInEvent) => void>()
  const steps = { ...options, store, tell, finish, round: 0 }
  const verification = createCodeVerification(steps)
  const sending = createCodeSending(steps, verification)

  function tell(event: SignInEvent) {
    listeners.forEach((listener) => listener(event))
  }

  function stop() {
    verification.stop()
    sending.stop()
  }

  function finish(user: SessionUser, sessionBefore: string, returnedUrl: string | null) {
    stop()
    store.setState({ step: 'verified', busy: 'none' })
    const sessionId = options.storage.read(localKeys.sessionId) ?? ''
    handOverAddress(options.storage, sessionBefore, sessionId)
    void options.port.deviceLogin({ user, device: options.device.describe(), sessionBefore, sessionId })
    const destination = signInDestination({ ...options.request, returnedUrl })
    const pagePath = destination.kind === 'go' ? destination.path : ''
    void options.port.userActivity({ userId: user.userId, activity: 'signed-in', pagePath })
    tell({ type: 'signed-in', destination })
  }

  return {
    actions: {
      ...verification.actions,
      ...sending.actions,
      setMobileNumber(text) {
        const mobileNumber = editPhone(text, store.getState().mobileNumber)
        store.setState({ mobileNumber, isNumberRefused: false, sendProblem: null })
      },
      editNumber() {
        stop()
        steps.round += 1
        store.setState({ ...start, mobileNumber: store.getState().mobileNumber })
      },
    },
    stop,
    forgetOffline() {
      const { sendProblem, codeProblem } = store.getState()
      if (sendProblem === 'not-sent') store.setState({ sendProblem: null })
      if (codeProblem?.kind === 'not-sent') store.setState({ codeProblem: null })
    },
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    onEvent(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function startOf({ mobileNumber = '', settings }: SignInOptions): SignInState {
  return {
    step: 'number',
    mobileNumber: normalizePhone(mobileNumber),
    isNumberRefused: false,
    codeLength: otpLengthOf(settings),
    code: '',
    codeProblem: null,
    busy: 'none',
    resend: null,
    sendProblem: null,
    developmentCode: null,
  }
}
