import { demoKey } from '#contract/demo-shop.ts'
import { demoLabels } from '#demo/catalogue/labels.ts'
import { demoProducts } from '#demo/catalogue/products.ts'
import { DEMO_MEMBERS } from '#demo/members/members.ts'
import { emailKeyOf } from '#server/features/accounts/accounts.service.ts'
import { removePictureFiles } from '#server/features/products/media/removed-pictures.service.ts'
import { announceProducts } from '#server/features/products/products.service.ts'
import { recountSearchTerms } from '#server/features/products/search-index/search-index.service.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { DEMO_ADMIN, DEMO_OWNER } from '../desk-accounts.ts'
import { type RemovedRows, removeRows } from './remove-rows.store.ts'

interface Removal {
  /** Of the owner of the tables. */
  readonly databaseUrl: string
  /** False: nothing changes, and what would be removed is counted. */
  readonly isMeant: boolean
}

/**
 * Removes everything of the demo, also what proves something of real sales: of invented labels it proves nothing. What real
 * people did with the demo, such as likes of its products, goes with it. Removing twice removes nothing more.
 */
export async function removeDemo(world: World, { databaseUrl, isMeant }: Removal): Promise<RemovedRows> {
  const accounts = [...DEMO_MEMBERS, DEMO_OWNER, DEMO_ADMIN]
  const removed = await removeRows({
    databaseUrl,
    isMeant,
    now: world.now(),
    slugs: demoLabels().map(({ slug }) => slug),
    keys: demoProducts().map(({ slug }) => demoKey(slug)),
    emailKeys: accounts.map(({ email }) => emailKeyOf(email)),
  })
  if (!isMeant || removed.counts.size === 0) return removed
  for (const key of removed.files) await world.storage.remove(key)
  await removePictureFiles(world)
  await recountSearchTerms(world)
  await announceProducts(world, removed.productNos)
  return removed
}
