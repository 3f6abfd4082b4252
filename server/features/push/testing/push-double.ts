import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { jwtVerify } from 'jose'
import type { PushAnswer, PushRequest, PushSender } from '../sending/push-sender.ts'

interface Received {
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  /** The data that the browser's service worker would get. */
  readonly notice: Readonly<Record<string, unknown>>
}

export interface BrowserDouble {
  /** In the form of `PushSubscription.toJSON()`. */
  readonly subscription: {
    readonly endpoint: string
    readonly keys: { readonly p256dh: string; readonly auth: string }
  }
}

export interface PushDouble extends PushSender {
  /** A browser that has just subscribed at this push service. */
  browser(): BrowserDouble
  /** What arrived at this browser, decrypted by it. */
  arrivedAt(browser: BrowserDouble): readonly Received[]
  /** How the next messages are answered; 201 before. */
  answerWith(answer: PushAnswer): void
  /** Checks who signed a message: throws unless it was the owner of this public key, for this push service. */
  requireSignedBy(received: Received, publicKey: string): Promise<{ readonly sub?: string }>
}

const TAKEN: PushAnswer = { kind: 'status', status: 201, retryAfterMs: null }

/** A push service and the browsers that it delivers to: it decrypts like a browser does (RFC 8291). */
export function createPushDouble(): PushDouble {
  const secrets = new Map<string, { readonly pair: ReturnType<typeof createECDH>; readonly auth: Buffer }>()
  const received: Received[] = []
  let answer = TAKEN
  return {
    browser() {
      const pair = createECDH('prime256v1')
      const publicKey = pair.generateKeys()
      const auth = randomBytes(16)
      const endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString('base64url')}`
      secrets.set(endpoint, { pair, auth })
      const keys = { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') }
      return { subscription: { endpoint, keys } }
    },
    arrivedAt: ({ subscription }) => received.filter(({ endpoint }) => endpoint === subscription.endpoint),
    answerWith(next) {
      answer = next
    },
    async deliver(request: PushRequest) {
      if (answer.kind === 'status' && answer.status < 300) {
        const { endpoint, headers, body } = request
        const secret = secrets.get(endpoint)
        if (!secret) return { kind: 'status', status: 410, retryAfterMs: null }
        const notice = JSON.parse(decrypted(Buffer.from(body), secret)) as Received['notice']
        received.push({ endpoint, headers, notice })
      }
      return answer
    },
    async requireSignedBy({ endpoint, headers }, publicKey) {
      const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers['Authorization'] ?? '') ?? []
      if (key !== publicKey) throw new Error(`signed with another key: ${key}`)
      const point = Buffer.from(publicKey, 'base64url')
      const x = point.subarray(1, 33).toString('base64url')
      const y = point.subarray(33).toString('base64url')
      const jwk = { kty: 'EC', crv: 'P-256', x, y }
      const { payload } = await jwtVerify(token, jwk, { audience: new URL(endpoint).origin })
      return { ...(payload.sub !== undefined && { sub: payload.sub }) }
    },
  }
}

/** What a browser with this key pair and this secret reads in a message (RFC 8188 and RFC 8291, one record). */
export function decrypted(
  body: Buffer,
  { pair, auth }: { readonly pair: ReturnType<typeof createECDH>; readonly auth: Buffer },
): string {
  const salt = body.subarray(0, 16)
  const keyLength = body[20] ?? 0
  const senderKey = body.subarray(21, 21 + keyLength)
  const cipherText = body.subarray(21 + keyLength)
  const shared = pair.computeSecret(senderKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey])
  const secret = Buffer.from(hkdfSync('sha256', shared, auth, info, 32))
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(cipherText.subarray(-16))
  const plain = Buffer.concat([decipher.update(cipherText.subarray(0, -16)), decipher.final()])
  // The last record ends with 2 and zeros.
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}
