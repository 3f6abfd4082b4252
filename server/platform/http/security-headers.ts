import { createHash } from 'node:crypto'
import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyReply } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import { TRUSTED_TYPES_POLICY } from '#contract/pages.ts'
import type { Config } from '../config/config.ts'

/** Device features that no page uses are disabled, also in embedded content (Trust S85). */
const UNUSED_POWERS = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
const PERMISSIONS_POLICY = UNUSED_POWERS.map((power) => `${power}=()`).join(', ')

/** Trust S84, S85. The pages load nothing from elsewhere; HSTS only where the address is https. */
function policies(config: Config): HelmetOptions {
  const secure = config.publicUrl?.startsWith('https:') ?? false
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: [TRUSTED_TYPES_POLICY],
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
  }
}

/**
 * The headers of every answer. None depends on the request, so they are built once: built for each response they were
 * a tenth of the work of a swipe.
 */
export function securityHeaders(config: Config): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet(policies(config))(request, response, (error) => {
    if (error) throw error
  })
  return { ...response.getHeaders(), 'permissions-policy': PERMISSIONS_POLICY }
}

const POLICY = 'content-security-policy'
/** As the policy names what may stand in a document. */
export const inlineHash = (content: string): string => `sha256-${createHash('sha256').update(content).digest('base64')}`

interface InlineParts {
  readonly scriptHashes?: readonly string[]
  readonly styleHashes?: readonly string[]
  /** Style attributes cannot run anything; hashes do not cover them (Decision 042). */
  readonly hasStyleAttributes?: true
  /** Policies besides the one of our pages. */
  readonly trustedTypes?: readonly string[]
}

/** Allows the scripts and styles that stand in this document, and no others. */
export function allowInline(reply: FastifyReply, parts: InlineParts): void {
  const { scriptHashes = [], styleHashes = [], hasStyleAttributes = false, trustedTypes = [] } = parts
  const hashes = (list: readonly string[]) => list.map((hash) => ` '${hash}'`).join('')
  const policy = String(reply.getHeader(POLICY) ?? '')
    .replace("script-src 'self'", `script-src 'self'${hashes(scriptHashes)}`)
    .replace("style-src 'self'", `style-src 'self'${hashes(styleHashes)}`)
    .replace(
      `trusted-types ${TRUSTED_TYPES_POLICY}`,
      ['trusted-types', TRUSTED_TYPES_POLICY, ...trustedTypes].join(' '),
    )
  reply.header(POLICY, hasStyleAttributes ? `${policy};style-src-attr 'unsafe-inline'` : policy)
}

const STRIPE = 'https://js.stripe.com https://*.js.stripe.com'

/**
 * Admits Stripe's script with its frames and requests, as its guide says, in this document alone. The script writes its
 * own addresses, so trusted types end here.
 */
export function admitStripe(reply: FastifyReply): void {
  const policy = String(reply.getHeader(POLICY) ?? '')
    .replace("script-src 'self'", `script-src 'self' ${STRIPE}`)
    .replace("connect-src 'self'", "connect-src 'self' https://api.stripe.com")
    .replace(/;?require-trusted-types-for [^;]*/, '')
    .replace(/;?trusted-types [^;]*/, '')
  reply.header(POLICY, `${policy};frame-src ${STRIPE} https://hooks.stripe.com`)
}
