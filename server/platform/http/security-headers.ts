import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet, { type HelmetOptions } from 'helmet'
import type { Config } from '../config/config.ts'

/** What no page of ours asks a device for is switched off, in our pages and in whatever they show (Trust S85). */
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
        // Positions of sheets and cards are set as style attributes by the component library.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
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
 * The headers of every answer. None depends on the request, so they are made once: made anew for each answer they were
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
