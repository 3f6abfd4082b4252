import { openPaymentProvider } from '#server/platform/payments/open-provider.ts'
import { readPaymentEvent } from '#server/platform/payments/payment-event.ts'
import { readSignedEvent, signEvent } from '#server/platform/payments/signed-event.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { receiveEvent } from './payment-news.service.ts'

interface Signed {
  readonly provider: string
  readonly body: Buffer
  readonly signature: string
}

/** Receives an event of the configured provider; without its signature nothing is read (Trust S70). */
export async function receiveWebhook(world: World, { provider: name, body, signature }: Signed): Promise<void> {
  const provider = openPaymentProvider(world)
  ensure(provider?.name === name, 'not-found')
  const written = await readSignedEvent(world, body, signature)
  if (written === null) world.log.info({ security: 'webhook-signature' }, 'security event')
  ensure(written !== null, 'billing.signature')
  await receiveEvent(world, { provider: name, isLive: provider.isLive, event: readPaymentEvent(written) })
}

/** Job: sends an event of the simulator on the way of all events. */
export async function deliverSimulatedEvent(world: World, { payload }: { readonly payload: string }): Promise<void> {
  const signature = await signEvent(world, payload)
  await receiveWebhook(world, { provider: 'simulator', body: Buffer.from(payload), signature })
}
