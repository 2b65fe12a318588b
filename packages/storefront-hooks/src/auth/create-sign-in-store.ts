import {
  isWholeOtp,
  otpLengthOf,
  otpVerifyDelayMs,
  readOtp,
  signInDestination,
  smsReadTimeoutMs,
} from '@krishi/storefront-core/auth'
import type { OtpResendFacts, SignInRequest } from '@krishi/storefront-core/auth'
import { callEndOf } from '@krishi/storefront-core/contract'
import { editPhone, isValidPhone, normalizePhone } from '@krishi/storefront-core/digits'
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
import { createResendCountdown } from './create-resend-countdown.ts'
import { sendProblemOf } from './send-problem-of.ts'
import type { SignInDevice } from './sign-in-device.ts'
import type { CodeProblem, SignInActions, SignInEvent, SignInState, SignInStore } from './sign-in-store.ts'

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
  const { port, session, storage, clock, settings, errors, device } = options
  const start: SignInState = {
    step: 'number',
    mobileNumber: normalizePhone(options.mobileNumber ?? ''),
    isNumberRefused: false,
    codeLength: otpLengthOf(settings),
    code: '',
    codeProblem: null,
    busy: 'none',
    resend: null,
    sendProblem: null,
    developmentCode: null,
  }
  const store = createStore<SignInState>(() => start)
  const listeners = new Set<(event: SignInEvent) => void>()
  const tell = (event: SignInEvent) => listeners.forEach((listener) => listener(event))
  const countdown = createResendCountdown(clock, settings, (resend) => store.setState({ resend }))
  let sent: OtpResendFacts | null = null
  let stopVerifying = () => {}
  let stopReading = () => {}
  /** Counts on when the number is edited: what was asked for before concerns nobody any more. */
  let round = 0

  /** Lets the device read the message, for a minute and as long as the code is awaited [32.5]. */
  function readMessage() {
    stopReading()
    if (!device.readCode) return
    const controller = new AbortController()
    const stopTimer = clock.after(smsReadTimeoutMs, () => controller.abort())
    stopReading = () => {
      stopTimer()
      controller.abort()
    }
    device.readCode(controller.signal).then(
      (code) => {
        if (!controller.signal.aborted) actions.setCode(code)
      },
      // Most devices cannot read the message: the code is typed.
      () => {},
    )
  }

  function stop() {
    stopVerifying()
    countdown.stop()
    stopReading()
  }

  async function send(resends: number) {
    const { mobileNumber } = store.getState()
    const asked = round
    store.setState({ busy: 'sending', codeProblem: null, sendProblem: null })
    const answer = await port.sendOtp({ mobileNumber })
    if (asked !== round) return
    if (!answer.ok) {
      errors.report(answer.error.code, 'sendOtp')
      // Where the server did not have its say, the words at the field say what to do, and a notice would contradict them.
      if (callEndOf(answer.error.code) === 'failed') tell({ type: 'unable-to-send' })
      return store.setState({ busy: 'none', sendProblem: sendProblemOf(answer.error.code) })
    }
    sent = { sentAt: clock.now(), resends }
    const { codeLength = start.codeLength, developmentCode = null } = answer.value
    store.setState({ step: 'code', busy: 'none', code: '', codeLength, developmentCode })
    countdown.begin(sent)
    readMessage()
  }

  function finish(user: SessionUser, sessionBefore: string, returnedUrl: string | null) {
    stop()
    store.setState({ step: 'verified', busy: 'none' })
    const sessionId = storage.read(localKeys.sessionId) ?? ''
    handOverAddress(storage, sessionBefore, sessionId)
    void port.deviceLogin({ user, device: device.describe(), sessionBefore, sessionId })
    const destination = signInDestination({ ...options.request, returnedUrl })
    const pagePath = destination.kind === 'go' ? destination.path : ''
    void port.userActivity({ userId: user.userId, activity: 'signed-in', pagePath })
    tell({ type: 'signed-in', destination })
  }

  const actions: SignInActions = {
    setMobileNumber(text) {
      const mobileNumber = editPhone(text, store.getState().mobileNumber)
      store.setState({ mobileNumber, isNumberRefused: false, sendProblem: null })
    },
    async send() {
      const { busy, mobileNumber } = store.getState()
      if (busy !== 'none') return
      if (isValidPhone(mobileNumber)) await send(0)
      else store.setState({ isNumberRefused: true })
    },
    async sendAgain() {
      const { busy, resend } = store.getState()
      if (busy !== 'none' || resend?.status !== 'ready' || sent === null) return
      stopVerifying()
      await send(sent.resends + 1)
    },
    setCode(text) {
      stopVerifying()
      const { codeLength } = store.getState()
      const code = readOtp(text, codeLength)
      store.setState({ code, codeProblem: null })
      if (code.length === codeLength) stopVerifying = clock.after(otpVerifyDelayMs, () => void actions.verify())
    },
    async verify() {
      stopVerifying()
      const { busy, code, codeLength, mobileNumber, step } = store.getState()
      if (busy !== 'none' || step !== 'code' || sent === null) return
      if (!isWholeOtp(code, codeLength)) return store.setState({ codeProblem: { kind: 'invalid' } })
      const asked = round
      store.setState({ busy: 'verifying', codeProblem: null })
      const guest = await session.open()
      const sessionBefore = storage.read(localKeys.sessionId) ?? ''
      const guestUserId = guest.ok ? guest.value.guestUserId : ''
      const isSignedInBefore = guest.ok && !guest.value.isGuestUser
      const answer = await port.verifyOtp({ mobileNumber, code, guestUserId })
      if (asked !== round) return
      // After a lost answer, or the refusal of a code that was accepted just before, only the session tells who is signed in.
      const opened = await session.open()
      if (asked !== round) return
      const isRefused = answer.ok && !answer.value.isSignedIn
      if (opened.ok && !opened.value.isGuestUser && !(isRefused && isSignedInBefore)) {
        return finish(opened.value, sessionBefore, (answer.ok && answer.value.url) || null)
      }
      if (isRefused) {
        const { sentence } = answer.value
        const codeProblem: CodeProblem = sentence ? { kind: 'server', sentence } : { kind: 'invalid' }
        return store.setState({ busy: 'none', codeProblem })
      }
      const cause = answer.ok ? 'network/server' : answer.error.code
      errors.report(cause, 'verifyOtp')
      const end = callEndOf(cause)
      const kind = end === 'no-answer' && opened.ok ? 'failed' : end
      store.setState({ busy: 'none', codeProblem: { kind } })
      if (kind === 'failed') tell({ type: 'unable-to-verify' })
    },
    editNumber() {
      stop()
      round += 1
      sent = null
      store.setState({ ...start, mobileNumber: store.getState().mobileNumber })
    },
  }

  return {
    actions,
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
