import { randomUUID } from 'node:crypto'
import { boostForm, openBoostingBrand } from '#server/features/ads/testing/boost-world.ts'
import { clickAd, dealtAd, sealed } from '#server/features/ads/testing/promoted-card.ts'
import { type ActWorld, type AdminActs, REASON } from './admin-act.ts'

async function boosted({ app }: ActWorld) {
  const brand = await openBoostingBrand(app)
  const [productId = ''] = await brand.products(1)
  await brand.credit(1000)
  const { body } = await brand.owner.post('/api/brand/campaigns', { form: boostForm([productId]), isStarted: true })
  return { brand, productId, campaignId: body.id }
}

/** What staff do with advertising. */
export const AD_ACTS: AdminActs = {
  'POST /api/admin/ad-clicks/{id}/decision': async (world) => {
    const { app } = world
    const { brand, productId, campaignId } = await boosted(world)
    const person = await app.person()
    const token = await sealed(app, dealtAd(app, { campaignId, productId, userId: person.id }))
    await clickAd(person, productId, token, { key: randomUUID(), from: '203.0.113.77' })
    const [receipt] = (await brand.owner.get('/api/brand/ad-clicks')).body.receipts
    const id = receipt?.id ?? 0
    await brand.owner.post(`/api/brand/ad-clicks/${id}/contest`, { reason: 'kein Besuch' })
    return { params: { id }, body: { isAccepted: true, reason: REASON }, target: String(id) }
  },
  'POST /api/admin/campaigns/{id}/stop': async (world) => {
    const { campaignId: id } = await boosted(world)
    return { params: { id }, body: { step: 'pause', reason: REASON }, target: id }
  },
  'POST /api/admin/campaigns/{id}/block': async (world) => {
    const { campaignId: id } = await boosted(world)
    return { params: { id }, body: { isBlocked: true, reason: REASON }, target: id }
  },
  'POST /api/admin/ad-brands/{id}/block': async (world) => {
    const { id } = (await boosted(world)).brand
    return { params: { id }, body: { isBlocked: true, reason: REASON }, target: id }
  },
  'PUT /api/admin/ad-placement': async ({ admin }) => {
    const before = (await admin.get('/api/admin/ads')).body.placement
    return { body: { before, placement: { ...before, everyCards: before.everyCards + 1 }, reason: REASON } }
  },
  'POST /api/admin/ad-reserve': async () => ({ body: { cents: 6, reason: REASON } }),
}
