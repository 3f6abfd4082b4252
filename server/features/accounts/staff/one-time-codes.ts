import { createHash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

/** RFC 6238 as authenticator apps expect it. */
const ISSUER = 'Dropdeck'
const PERIOD_SECONDS = 30
const SECRET_BYTES = 20
/** Trust S16: one step before and after the present one, for clocks that differ. */
const WINDOW = 1

const RECOVERY_CODES = 10
/** Without letters that are confused when read aloud; 16 of them carry 80 bits. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const totpOf = (secret: Uint8Array<ArrayBuffer>, label = '') =>
  new TOTP({ issuer: ISSUER, label, secret: new Secret({ buffer: secret.buffer }), period: PERIOD_SECONDS })

export const newFactorSecret = (): Uint8Array<ArrayBuffer> => new Uint8Array(randomBytes(SECRET_BYTES))

/** The time step whose code this is, within the window; null for a wrong code. */
export function stepOf(secret: Uint8Array<ArrayBuffer>, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta
}

/** What an authenticator app shows at this time. */
export const codeAt = (secret: Uint8Array<ArrayBuffer>, now: Date): string =>
  totpOf(secret).generate({ timestamp: now.getTime() })

/** What an authenticator app reads: as an address, and as text. */
export function enrolmentOf(secret: Uint8Array<ArrayBuffer>, label: string) {
  const totp = totpOf(secret, label)
  return { uri: totp.toString(), secret: totp.secret.base32 }
}

/** Codes for the day on which the device is lost: `ABCD-EFGH-JKLM-NPQR`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    [...randomBytes(16)]
      .map((byte) => ALPHABET[byte % ALPHABET.length])
      .join('')
      .replaceAll(/(.{4})(?=.)/g, '$1-'),
  )

/** 80 random bits need no slow hash. */
export const recoveryHashOf = (code: string): string =>
  createHash('sha256').update(code.replaceAll('-', '')).digest('hex')
