import { randomUUID } from 'node:crypto'
import { AD_TOKEN_HEADER } from '#contract/ads.limits.ts'
import type { World } from '#server/platform/scope/scope.ts'
import type { TestApp, TestPerson } from '#server/testing/test-world.ts'
import type { Ad } from '../clicks/ad-token.ts'
import { adTokensOf } from '../clicks/impressions.service.ts'

/** What a phone sends; without it a caller counts as a program. */
export const PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148' }

/** A promoted card as it was dealt a minute ago. */
export function dealtAd(
  app: { readonly world: Pick<World, 'now'> },
  ad: Pick<Ad, 'campaignId' | 'productId' | 'userId'> & Partial<Ad>,
): Ad {
  return {
    token: randomUUID(),
    priceCents: 10,
    bidCents: 20,
    secondRankCents: 9,
    issuedAtMs: app.world.now().getTime() - 60_000,
    ...ad,
  }
}

export const sealed = async (app: Pick<TestApp, 'world'>, ad: Ad): Promise<string> =>
  (await adTokensOf(app.world)).seal(ad)

interface Sent {
  readonly key?: string
  readonly from?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Clicks through to the shop from a card with this token; answers the status. */
export async function clickAd(
  person: TestPerson,
  productId: string,
  token: string,
  { key = randomUUID(), from, headers = {} }: Sent = {},
): Promise<number> {
  const all = { ...PHONE, 'idempotency-key': key, [AD_TOKEN_HEADER]: token, ...headers }
  const sending = { headers: all, ...(from !== undefined && { from }) }
  return (await person.post(`/api/products/${productId}/click`, {}, sending)).status
}
