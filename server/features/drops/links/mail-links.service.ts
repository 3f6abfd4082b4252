import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import type { Scope } from '#server/platform/scope/scope.ts'
import { DROP_LIMITS } from '../drop-limits.ts'
import { stopPriceDrops } from '../price/price-drops.service.ts'
import { confirmRelease, stopReleaseMails } from '../sign-up/sign-up.service.ts'
import { readLinkToken } from './mail-link.ts'

export type LinkOutcome = 'confirmed' | 'unsubscribed' | 'expired'

/**
 * Does what a link in a mail promises. The token alone allows it: whoever reads the mail may be signed in nowhere, or
 * as somebody else. Leaving succeeds also when there is nothing left to leave.
 */
export async function followMailLink(
  scope: Scope,
  page: 'confirm' | 'unsubscribe',
  token: string,
): Promise<LinkOutcome> {
  const link = await readLinkToken(scope, token)
  // Mail programs follow the links of many people from one network: what we sent ourselves is never refused.
  if (!link) await requireWithinLimit(scope, DROP_LIMITS.falseLinks, scope.address)
  if (!link || (link.kind === 'confirm-release') !== (page === 'confirm')) return 'expired'
  if (link.kind === 'confirm-release') return (await confirmRelease(scope, link.id)) ? 'confirmed' : 'expired'
  if (link.kind === 'stop-release') await stopReleaseMails(scope, link.id)
  else await stopPriceDrops(scope, link.id)
  return 'unsubscribed'
}
