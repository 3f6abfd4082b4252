import { PaymentProviderFailure } from '#server/platform/payments/payment-provider.ts'
import { Refusal } from '#server/platform/scope/refuse.ts'
import type { World } from '#server/platform/scope/scope.ts'

/** Asks the payment provider for a caller, who is told when it does not answer. */
export async function asking<Answer>({ log }: Pick<World, 'log'>, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof PaymentProviderFailure)) throw error
    log.error({ err: error }, 'the payment provider did not do what it was asked')
    throw new Refusal('billing.provider', { cause: error })
  }
}
