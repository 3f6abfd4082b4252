import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { sharedSecret } from '#server/platform/config/secret.ts'
import type { World } from '#server/platform/scope/scope.ts'

/** What a promoted card was dealt with. Encrypted, because bids are secrets of brands. */
export interface Ad {
  /** Of this card: it is charged once. */
  readonly token: string
  readonly campaignId: string
  readonly productId: string
  readonly userId: string
  readonly priceCents: number
  readonly bidCents: number
  /** What the next bid was worth for this card; null: there was none. */
  readonly secondRankCents: number | null
  readonly issuedAtMs: number
}

export interface AdTokens {
  seal(ad: Ad): string
  /** Null: not made here, or changed. */
  open(text: string): Ad | null
}

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16
const BODY = 4 * 16 + 3 * 2 + 6
const NO_SECOND = 0xffff

/** The key is derived once per process. */
export async function openAdTokens({ db, config }: Pick<World, 'db' | 'config'>): Promise<AdTokens> {
  const key = createHmac('sha256', await sharedSecret(db, config.secret))
    .update('tokens of promoted cards')
    .digest()
  return {
    seal(ad) {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv(CIPHER, key, nonce)
      return Buffer.concat([nonce, cipher.update(bytesOf(ad)), cipher.final(), cipher.getAuthTag()]).toString(
        'base64url',
      )
    },
    open(text) {
      const bytes = Buffer.from(text, 'base64url')
      if (bytes.length !== NONCE + BODY + TAG) return null
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE), { authTagLength: TAG })
      decipher.setAuthTag(bytes.subarray(NONCE + BODY))
      try {
        return adOf(Buffer.concat([decipher.update(bytes.subarray(NONCE, NONCE + BODY)), decipher.final()]))
      } catch {
        return null // its tag does not fit: it was made elsewhere or changed
      }
    },
  }
}

function bytesOf(ad: Ad): Buffer {
  const bytes = Buffer.alloc(BODY)
  const ids = [ad.token, ad.campaignId, ad.productId, ad.userId]
  for (const [at, id] of ids.entries()) bytes.write(id.replaceAll('-', ''), at * 16, 'hex')
  bytes.writeUInt16BE(ad.priceCents, 64)
  bytes.writeUInt16BE(ad.bidCents, 66)
  bytes.writeUInt16BE(ad.secondRankCents === null ? NO_SECOND : Math.min(ad.secondRankCents, NO_SECOND - 1), 68)
  bytes.writeUIntBE(ad.issuedAtMs, 70, 6)
  return bytes
}

function adOf(bytes: Buffer): Ad {
  const second = bytes.readUInt16BE(68)
  return {
    token: uuidAt(bytes, 0),
    campaignId: uuidAt(bytes, 16),
    productId: uuidAt(bytes, 32),
    userId: uuidAt(bytes, 48),
    priceCents: bytes.readUInt16BE(64),
    bidCents: bytes.readUInt16BE(66),
    secondRankCents: second === NO_SECOND ? null : second,
    issuedAtMs: bytes.readUIntBE(70, 6),
  }
}

const uuidAt = (bytes: Buffer, at: number): string =>
  bytes.toString('hex', at, at + 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
