import { accountsContract } from '#contract/accounts.ts'
import { LANGUAGES } from '#contract/vocabulary.ts'
import { shellOf } from '#server/platform/http/origin.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { type Exchange, serve } from '#server/platform/http/serve.ts'
import { clearViewCookie } from '#server/platform/http/session-cookie.ts'
import type { Scope } from '#server/platform/scope/scope.ts'
import { presentUser, requireAccount } from './accounts.service.ts'
import { signInWithGoogle } from './google/google.service.ts'
import { authorizeUrlOf } from './google/google-issuer.ts'
import { changePassword } from './passwords/change-password.service.ts'
import { changeSettings, deleteAccount, updateProfile } from './profile.service.ts'
import { deviceName } from './sessions/device.ts'
import { endOtherSessions, endSession, listSessions, signOut, startSession } from './sessions/session.service.ts'
import { clearToken, sendToken, transportFor } from './sessions/session-token.ts'
import { type IsInvited, NOBODY_INVITED, requireOpenRegistration } from './sign-in/open-registration.service.ts'
import { forgotPassword, resetPassword } from './sign-in/password-reset.service.ts'
import { browserOf, registerBrowser } from './sign-in/registering-browser.service.ts'
import { type AccountWork, resendVerification, verifyEmail } from './sign-in/registration.service.ts'
import { signIn } from './sign-in/sign-in.service.ts'
import { leaveView } from './views/views.service.ts'

const OK = { ok: true } as const

/** Opens a session for this browser or shell and returns its user. */
async function openSession(scope: Scope, account: Awaited<ReturnType<typeof signIn>>, exchange: Exchange) {
  const { request } = exchange
  const device = deviceName(request.headers['user-agent'], shellOf(request))
  sendToken(scope.config, exchange, await startSession(scope, account, { device, transport: transportFor(request) }))
  return presentUser(account)
}

/** Answers a caller whose session ended. */
function closeSession(scope: Scope, exchange: Exchange) {
  clearToken(scope.config, exchange)
  return OK
}

/** A logout in a view of staff ends the view alone. */
async function closeView(scope: Scope, { reply }: Exchange) {
  await leaveView(scope)
  clearViewCookie(scope.config, reply)
  return OK
}

const bearerOf = (header: string | undefined) => /^Bearer ([\w.-]+)$/i.exec(header ?? '')?.[1]

const NOTHING: AccountWork = async () => {}

/** What features above accounts decide. */
interface AboveAccounts {
  /** Runs in the transaction that confirms an account. */
  readonly afterwards?: AccountWork
  /** Who may register while registration is closed. */
  readonly isInvited?: IsInvited
}

/** Registers every call about accounts, sessions and the site itself. */
export function accountsRoutes(
  context: RouteContext,
  { afterwards = NOTHING, isInvited = NOBODY_INVITED }: AboveAccounts = {},
): void {
  serve(context, accountsContract, {
    'GET /api/auth/me': async (scope) => presentUser(await requireAccount(scope), scope.actor),
    'PUT /api/auth/me': async (scope, { body }) => presentUser(await updateProfile(scope, body)),
    'PUT /api/auth/password': async (scope, { body }) => presentUser(await changePassword(scope, body)),
    'PATCH /api/auth/me': async (scope, { body }) => presentUser(await changeSettings(scope, body)),
    'DELETE /api/auth/me': async (scope, { body }, exchange) => {
      await deleteAccount(scope, body?.password)
      return closeSession(scope, exchange)
    },
    'POST /api/auth/logout': async (scope, _, exchange) => {
      if (scope.actor?.view) return closeView(scope, exchange)
      await signOut(scope)
      return closeSession(scope, exchange)
    },
    'POST /api/auth/login': async (scope, { body }, exchange) =>
      openSession(scope, await signIn(scope, body), exchange),
    'POST /api/auth/register': async (scope, { body }, exchange) => {
      await requireOpenRegistration(scope, body.email, isInvited)
      return { requiresVerification: true as const, message: await registerBrowser(scope, body, exchange) }
    },
    'POST /api/auth/verify-email': async (scope, { body }, exchange) => {
      const { account, isNew } = await verifyEmail(scope, body, { browser: browserOf(scope, exchange), afterwards })
      return isNew ? openSession(scope, account, exchange) : presentUser(account)
    },
    'POST /api/auth/resend-verification': async (scope, { body }) => ({
      message: await resendVerification(scope, body.email),
    }),
    'POST /api/auth/google': async (scope, { body }, exchange) => {
      const idToken = body.idToken ?? bearerOf(exchange.request.headers.authorization)
      return openSession(scope, await signInWithGoogle(scope, { ...body, idToken }, isInvited), exchange)
    },
    'POST /api/auth/forgot-password': async (scope, { body }) => ({
      message: await forgotPassword(scope, body.email),
    }),
    'POST /api/auth/reset-password': async (scope, { body }) => ({ message: await resetPassword(scope, body) }),
    'GET /api/auth/sessions': (scope) => listSessions(scope),
    'DELETE /api/auth/sessions': async (scope, { body }) => {
      await endOtherSessions(scope, body?.password)
      return OK
    },
    'DELETE /api/auth/sessions/{id}': async (scope, { params, body }, exchange) => {
      await endSession(scope, params.id, body?.password)
      return params.id === scope.actor?.sessionId ? closeSession(scope, exchange) : OK
    },
    'GET /api/site': ({ config }) => ({
      google: config.google && { clientId: config.google.clientId, authorizeUrl: authorizeUrlOf(config.google) },
      demo: config.demo,
      languages: [...LANGUAGES],
    }),
  })
}
