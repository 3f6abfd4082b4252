import type { Exchange } from '#server/platform/http/serve.ts'
import type { Scope } from '#server/platform/scope/scope.ts'
import { newToken } from '../sessions/session.service.ts'
import { sendToken, sessionTokenOf } from '../sessions/session-token.ts'
import { type AccountWork, register } from './registration.service.ts'

/** Codes are valid for minutes, but a new one may be requested hours later. */
const REGISTERING_SECONDS = 24 * 3600

/** What a browser is recognised by between registering and entering the code. */
export const browserOf = ({ config }: Scope, { request }: Exchange): string | null =>
  sessionTokenOf(config, request)?.token ?? null

/** Registers, and gives the browser a token by which it is recognised when the code is entered. */
export async function registerBrowser(
  scope: Scope,
  registration: Parameters<typeof register>[1],
  exchange: Exchange,
  alongside?: AccountWork,
): Promise<string> {
  const known = browserOf(scope, exchange)
  const browser = known ?? newToken()
  const message = await register(scope, registration, browser, alongside)
  if (known === null) sendToken(scope.config, exchange, { token: browser, maxAgeSeconds: REGISTERING_SECONDS })
  return message
}
