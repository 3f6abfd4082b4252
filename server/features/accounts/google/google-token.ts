import { createHash } from 'node:crypto'
import { errors, type JWTPayload, jwtVerify } from 'jose'
import type { Config } from '#server/platform/config/config.ts'
import { Refusal } from '#server/platform/scope/refuse.ts'
import { issuerOf } from './google-issuer.ts'
import { keysAt } from './google-keys.ts'

/** The claims of a verified ID token. Nothing else about a Google sign-in is trusted (Decision 109). */
export interface GoogleIdentity {
  readonly sub: string
  readonly email: string
  readonly name: string
  /** Hash of the signed part only: a signature has several valid encodings. */
  readonly tokenHash: Buffer
  readonly expiresAt: Date
}

const SKEW_SECONDS = 60

/** Verifies an ID token of Google; refuses when any check fails (Trust S27). */
export async function verifyGoogleToken(
  google: NonNullable<Config['google']>,
  idToken: string,
  now: Date,
): Promise<GoogleIdentity> {
  const issuer = issuerOf(google)
  try {
    const { payload, protectedHeader } = await jwtVerify(idToken, keysAt(issuer.keysUrl), {
      algorithms: ['RS256'],
      issuer: [...issuer.names],
      audience: google.clientId,
      clockTolerance: SKEW_SECONDS,
      maxTokenAge: '1h',
      requiredClaims: ['exp', 'iat', 'sub'],
      currentDate: now,
    })
    if (protectedHeader.kid === undefined) throw new Refusal('accounts.google')
    if (protectedHeader.typ !== undefined && protectedHeader.typ !== 'JWT') throw new Refusal('accounts.google')
    return identityOf(payload, idToken, google.clientId, now)
  } catch (error) {
    if (error instanceof Refusal) throw error
    if (error instanceof errors.JOSEError) throw new Refusal('accounts.google', { cause: error })
    // Not the token's fault: the keys could not be fetched.
    throw new Refusal('unavailable', { cause: error })
  }
}

function identityOf(payload: JWTPayload, idToken: string, clientId: string, now: Date): GoogleIdentity {
  const { sub, email, email_verified: isVerified, exp, aud, azp, auth_time: authTime, name } = payload
  const latest = now.getTime() / 1000 + SKEW_SECONDS
  const isFor = aud === clientId && (azp === undefined || azp === clientId)
  const isPast = authTime === undefined || (typeof authTime === 'number' && authTime <= latest)
  if (!sub || typeof email !== 'string' || isVerified !== true || exp === undefined || !isFor || !isPast) {
    throw new Refusal('accounts.google')
  }
  return {
    sub,
    email,
    name: typeof name === 'string' ? name : '',
    tokenHash: createHash('sha256')
      .update(idToken.slice(0, idToken.lastIndexOf('.')))
      .digest(),
    expiresAt: new Date(exp * 1000),
  }
}
