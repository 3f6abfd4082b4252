import { createHmac } from 'node:crypto'
import { sharedSecret } from '#server/platform/config/secret.ts'
import type { Scope } from '#server/platform/scope/scope.ts'

/** What is stored of the token that registering left in a browser. */
export async function browserMark(scope: Scope, token: string): Promise<Buffer> {
  const pepper = await sharedSecret(scope.db, scope.config.secret)
  return createHmac('sha256', pepper).update(`registering browser|${token}`).digest()
}

/**
 * Whether the account was registered in the browser with this token. Only there was its password chosen by the person
 * who enters the code: anyone can register another person's address and wait for its owner to confirm it (Trust S08).
 */
export async function isRegisteringBrowser(
  scope: Scope,
  registeredFrom: Buffer | null,
  token: string | null,
): Promise<boolean> {
  return registeredFrom !== null && token !== null && registeredFrom.equals(await browserMark(scope, token))
}
