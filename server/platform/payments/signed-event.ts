import { createHmac } from 'node:crypto'
import { sharedSecret } from '../config/secret.ts'
import type { World } from '../scope/scope.ts'

/** Trust S70: seconds by which the time of a signature may differ. */
const TOLERANCE_SECONDS = 300

type Signing = Pick<World, 'db' | 'config' | 'now'>

/** Where no provider is configured, the built-in simulator signs with a secret of this installation. */
async function secretOf({ db, config }: Signing): Promise<string> {
  if (config.payments?.kind === 'stripe') return config.payments.webhookSecret
  const secret = await sharedSecret(db, config.secret)
  return `whsec_${createHmac('sha256', secret).update('payment events').digest('hex')}`
}

/** Checks the signature and its age by Stripe's own library; null where it is not the provider's. */
export async function readSignedEvent(signing: Signing, body: Buffer, signature: string): Promise<unknown | null> {
  const { default: Stripe } = await import('stripe')
  try {
    const secret = await secretOf(signing)
    const receivedAt = signing.now().getTime()
    return Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, receivedAt)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) return null
    throw error
  }
}

/** Signs an event of the simulator, or of a test, as the provider does. */
export async function signEvent(signing: Signing, payload: string): Promise<string> {
  const { default: Stripe } = await import('stripe')
  const timestamp = Math.floor(signing.now().getTime() / 1000)
  return Stripe.webhooks.generateTestHeaderString({ payload, secret: await secretOf(signing), timestamp })
}
