import type { PromotedCard } from './promotions.service.ts'

const UNPROMOTED = Buffer.from('"sponsored":false')

/** The JSON of a product as a promoted card: `sponsored` is true, and `ad` names its token and who pays. */
export function promotedJson(product: Buffer, { token, payer }: Pick<PromotedCard, 'token' | 'payer'>): Buffer {
  // The last one: texts of the shop come before it.
  const at = product.lastIndexOf(UNPROMOTED)
  if (at < 0) throw new Error('the JSON of a product does not say whether it is promoted')
  const ad = Buffer.from(`"sponsored":true,"ad":${JSON.stringify({ token, payer })}`)
  return Buffer.concat([product.subarray(0, at), ad, product.subarray(at + UNPROMOTED.length)])
}
