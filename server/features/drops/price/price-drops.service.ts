import { requireAccount } from '#server/features/accounts/accounts.service.ts'
import { listPublicProducts } from '#server/features/products/public-products.service.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { messageIdOf, siteUrlOf } from '#server/platform/mail/site-url.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type Scope, type World } from '#server/platform/scope/scope.ts'
import { endConsent, insertConsent } from '../consents.store.ts'
import { DROP_LIMITS } from '../drop-limits.ts'
import { addressHmac, linkToken } from '../links/mail-link.ts'
import { linkTo } from '../mails/link-to.ts'
import { type PriceDigest, sendPriceDigestJob } from '../mails/mail-jobs.ts'
import { digestMail } from '../mails/mail-texts.ts'
import {
  deleteAlert,
  deleteAlertOf,
  type FallRow,
  findReader,
  insertAlert,
  selectFalls,
  takeDueAlerts,
} from './price-drops.store.ts'

/** Product 17: minimum fall for a mail. The texts of the switch name the same percentage. */
const LEAST_PERCENT = 10
/** Product 17: the digest is sent at 19:00 in the user's time zone; after an outage until quiet hours begin at 22. */
const EVENING = { fromHour: 19, toHour: 22, most: 200 } as const

/** Switches the price alert on or off. Switching on is a consent to mails, whose proof is stored. */
export async function choosePriceDrops(scope: Scope, isWanted: boolean): Promise<void> {
  const account = await requireAccount(scope)
  await requireWithinLimit(scope, DROP_LIMITS.alertSwitch, account.id)
  const now = scope.now()
  const hmac = await addressHmac(scope, account.emailKey)
  await inTransaction(scope, async ({ db }) => {
    if (!isWanted) {
      const gone = await deleteAlertOf(db, account.id)
      if (gone !== null) await endConsent(db, gone, now)
      return
    }
    const alert = await insertAlert(db, account.id, now)
    ensure(alert, 'unauthenticated')
    const moments = { requestedAt: now, confirmedAt: now }
    if (alert.isNew) {
      await insertConsent(db, {
        id: alert.id,
        purpose: 'price-drop',
        addressHmac: hmac,
        ...moments,
        confirmedBy: 'account',
      })
    }
  })
}

/** Ends the alert by the link in a digest. A repeat changes nothing. */
export async function stopPriceDrops(scope: Scope, alertId: string): Promise<void> {
  await inTransaction(scope, async ({ db, now }) => {
    await deleteAlert(db, alertId)
    await endConsent(db, alertId, now())
  })
}

/** Job: enqueues one mail for each user whose saved products got cheaper since the last evening. Returns how many. */
export async function orderPriceDigests(world: World): Promise<number> {
  let ordered = 0
  for (;;) {
    const now = world.now()
    const { taken, mails } = await inTransaction(world, async ({ db, jobs }) => {
      const alerts = await takeDueAlerts(db, { ...EVENING, now })
      if (alerts.length === 0) return { taken: 0, mails: 0 }
      const falls = Map.groupBy(
        await selectFalls(db, alerts, { now, leastPercent: LEAST_PERCENT }),
        ({ userId }) => userId,
      )
      for (const { id, userId, day } of alerts) {
        const mine = falls.get(userId)
        if (mine) await jobs.enqueue(db, sendPriceDigestJob, { alertId: id, day, falls: mine.map(fallOf) })
      }
      return { taken: alerts.length, mails: falls.size }
    })
    ordered += mails
    if (taken < EVENING.most) return ordered
  }
}

const fallOf = ({ productId, priceCents, lowestCents }: FallRow) => ({ productId, priceCents, lowestCents })

/** Job: sends one digest. Leaves out what is not public any more, and does nothing when the alert was switched off. */
export async function mailPriceDigest(world: World, { alertId, day, falls }: PriceDigest): Promise<void> {
  const reader = await findReader(world.db, alertId)
  if (!reader) return
  const { email, username, language } = reader
  const ids = falls.map(({ productId }) => productId)
  const products = new Map(
    (await listPublicProducts({ ...world, language }, ids)).map((product) => [product.id, product]),
  )
  const fallen = falls.flatMap(({ productId, priceCents, lowestCents }) => {
    const product = products.get(productId)
    if (!product) return []
    const { name, brand, variantPrices } = product
    return [{ name, brandName: brand.name, priceCents, variantPrices, lowestCents }]
  })
  if (fallen.length === 0) return
  const site = siteUrlOf(world.config)
  const token = await linkToken(world, { kind: 'stop-price-drops', id: alertId })
  const leave = linkTo(site, '/drops/unsubscribe', token, language)
  await world.mail.send({
    ...digestMail({ to: email, username, language, fallen, site, leave }),
    messageId: messageIdOf(world.config, `price-drop.${alertId}.${day}`),
  })
}
