import { createHmac, randomUUID } from 'node:crypto'
import { sharedSecret } from '#server/platform/config/secret.ts'
import type { Scope } from '#server/platform/scope/scope.ts'

const HALF = 16

/**
 * A mark of where a call comes from, network and browser, that tells nothing about either. Whoever registers a
 * stranger's address and waits for its owner to enter the code differs from the owner in both (Trust S08). `browser`
 * is the cookie that registering left there: a user agent everybody could imitate. Null is like no other.
 */
export async function callerMark(scope: Scope, browser: string | null): Promise<Buffer> {
  const pepper = await sharedSecret(scope.db, scope.config.secret)
  const half = (kind: string, text: string) =>
    createHmac('sha256', pepper).update(`${kind}|${text}`).digest().subarray(0, HALF)
  return Buffer.concat([half('network', scope.address), half('browser', browser ?? randomUUID())])
}

/** People change networks and devices, but rarely both within ten minutes. */
export function mayBeSameCaller(one: Buffer, other: Buffer): boolean {
  return one.subarray(0, HALF).equals(other.subarray(0, HALF)) || one.subarray(HALF).equals(other.subarray(HALF))
}
