import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import type { Scope } from '#server/platform/scope/scope.ts'
import { DROP_LIMITS } from '../drop-limits.ts'
import { stopPriceDrops } from '../price/price-drops.service.ts'
import { confirmRelease, stopReleaseMails } from '../sign-up/sign-up.service.ts'
import { readLinkToken } from './mail-link.ts'

export type LinkOutcome = 'confirmed' | 'unsubscribed' | 'expired'

/**
 * Performs the action of a link in a mail. The token alone authorises it, because the reader of the mail may not be signed
 * in, or as another user. Unsubscribing also succeeds when there is no subscription left.
 */
export async function followMailLink(
  scope: Scope,
  page: 'confirm' | 'unsubscribe',
  token: string,
): Promise<LinkOutcome> {
  const link = await readLinkToken(scope, token)
  // Mail servers open the links of many users from one network, so authentic links are never refused.
  if (!link) await requireWithinLimit(scope, DROP_LIMITS.falseLinks, scope.address)
  if (!link || (link.kind === 'confirm-release') !== (page === 'confirm')) return 'expired'
  if (link.kind === 'confirm-release') return (await confirmRelease(scope, link.id)) ? 'confirmed' : 'expired'
  if (link.kind === 'stop-release') await stopReleaseMails(scope, link.id)
  else if (link.kind === 'stop-price-drops') await stopPriceDrops(scope, link.id)
  else return 'expired'
  return 'unsubscribed'
}
