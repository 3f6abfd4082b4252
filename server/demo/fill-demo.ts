import type { Imprint } from '#contract/brands.ts'
import { DEMO_KEYS, demoKey, demoShopPath } from '#contract/demo-shop.ts'
import { demoLabels } from '#demo/catalogue/labels.ts'
import { demoProducts } from '#demo/catalogue/products.ts'
import { DEMO_MEMBERS } from '#demo/members/members.ts'
import type { DemoLabel, DemoProduct } from '#demo/product.ts'
import { ensureVerifiedAccount } from '#server/features/accounts/accounts.service.ts'
import { completeCity, saveImprint } from '#server/features/brands/brand-imprints.service.ts'
import { ensureBrand, findBrandsWithoutImprint, verifyBrand } from '#server/features/brands/brands.service.ts'
import { countOpenDays } from '#server/features/insights/counting/count-days.service.ts'
import {
  countProducts,
  findWithoutColourName,
  saveLinks,
  saveProducts,
  saveVariants,
} from '#server/features/products/saving/save-products.service.ts'
import { takeLock } from '#server/platform/data/database.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { fillBoosts } from './boosts.ts'
import { DEMO_OWNER, fillDeskAccounts } from './desk-accounts.ts'
import { fillDesigns } from './fill-designs.ts'
import { fillMembers } from './members.ts'
import { fillPlans } from './plans.ts'
import { inputOf, readPlaceholders, shopLinks, variantsOf } from './product-inputs.ts'
import { renewDemo } from './renew-demo.ts'

const DAY_MS = 86_400_000
/** One in this many labels is not verified. */
const VERIFIED_BUT = 4

/** Accounts for trying the demo; printed at start. */
export const DEMO_ACCOUNTS = DEMO_MEMBERS.map(({ username, email, password }) => ({ username, email, password }))

const DEMO_POSTAL_CODE = '20457'

/** An imprint that cannot be mistaken for that of a real company. */
const imprintOf = ({ name, slug, city }: DemoLabel): Imprint => ({
  company: `${name} (Demo)`,
  street: 'Beispielstraße 1',
  city,
  country: '',
  contact: `post@${slug}.example`,
  phone: null,
  representative: null,
  register: null,
  vatId: null,
  safety: null,
  ...(slug === DEMO_OWNER.label && OWNED_IMPRINT),
})

/** The label that can be tried out has what an invoice needs. */
const OWNED_IMPRINT = {
  city: `${DEMO_POSTAL_CODE} Hamburg`,
  phone: '+49 40 0000000',
  representative: 'Pauline Beispiel',
} as const

/** One label in ten is new; a shop counts as new for 30 days. */
const daysSinceJoining = (place: number): number => (place % 10 === 3 ? 5 + (place % 20) : 60 + 9 * place)

const isVerifiedAt = (place: number): boolean => place % VERIFIED_BUT !== 0

/** Links that earlier starts wrote: to the reserved domain, or to a demo shop at another address of this installation. */
const WRITTEN_LINKS = ['https://%.example/p/%', `%${demoShopPath('%', '%')}`]

/** Lets the products link to the demo shops at the address of this installation, which is a matter of its configuration. */
export async function linkDemoShops(world: World): Promise<void> {
  const linkOf = shopLinks(world.config)
  const links = demoProducts().map((product) => ({ externalId: demoKey(product.slug), link: linkOf(product) }))
  await saveLinks(world, links, WRITTEN_LINKS)
}

/** Adds what a demo of an earlier version lacks: imprints, badges, and sold-out sizes with colours. */
async function completeDemo(world: World, products: readonly DemoProduct[]): Promise<void> {
  const labels = demoLabels()
  const slugs = labels.map(({ slug }) => slug)
  const nameless = await findWithoutColourName(world, DEMO_KEYS)
  if (nameless.length === 0 && (await findBrandsWithoutImprint(world, slugs)).length === 0) return
  const bySlug = new Map(products.map((product) => [demoKey(product.slug), product]))
  await inTransaction(world, async (inside) => {
    await takeLock(inside.db, 'demo')
    for (const { id, slug } of await findBrandsWithoutImprint(inside, slugs)) {
      const place = slugs.indexOf(slug)
      const label = labels[place]
      if (label) await saveImprint(inside, id, imprintOf(label))
      if (isVerifiedAt(place)) await verifyBrand(inside, id)
    }
    const changed = (await findWithoutColourName(inside, DEMO_KEYS)).flatMap(({ id, brandId, no, externalId }) => {
      const product = bySlug.get(externalId)
      return product ? [{ id, brandId, no, productType: product.productType, variants: variantsOf(product) }] : []
    })
    if (changed.length > 0) await saveVariants(inside, changed)
  })
}

/** Inserts brands, products and accounts once; a second start completes and renews them. Concurrent processes wait for a lock. */
export async function fillDemo(world: World): Promise<void> {
  const products = demoProducts()
  if ((await countProducts(world, DEMO_KEYS)) >= products.length) {
    await completeDemo(world, products)
    await renewDemo(world, products)
  } else await insertDemo(world, products)
  await linkDemoShops(world)
  await fillMembers(world)
  await fillDeskAccounts(world)
  await completeCity(world, DEMO_OWNER.label, DEMO_POSTAL_CODE)
  await fillDesigns(world, products)
  await fillPlans(world)
  if (world.config.demoBoosts) await fillBoosts(world)
  // The figures of the labels are there from the first moment, not only after the first run of the job.
  await countOpenDays(world)
}

async function insertDemo(world: World, products: readonly DemoProduct[]): Promise<void> {
  const placeholders = await readPlaceholders()
  await inTransaction(world, async (inside) => {
    await takeLock(inside.db, 'demo')
    if ((await countProducts(inside, DEMO_KEYS)) >= products.length) return
    const now = inside.now()
    const filling = { now, placeholders, linkOf: shopLinks(world.config) }
    for (const [place, label] of demoLabels().entries()) {
      const brandId = await ensureBrand(inside, {
        slug: label.slug,
        name: label.name,
        descriptionDe: label.description.de,
        descriptionEn: label.description.en,
        city: label.city,
        // An invented address would lead nowhere.
        website: null,
        ...(isVerifiedAt(place) ? { verifiedAt: now } : {}),
        createdAt: new Date(now.getTime() - daysSinceJoining(place) * DAY_MS),
      })
      await saveImprint(inside, brandId, imprintOf(label))
      const own = products.filter((product) => product.label === label.slug)
      await saveProducts(
        inside,
        brandId,
        own.map((product) => inputOf(product, filling)),
      )
    }
    for (const account of DEMO_ACCOUNTS) await ensureVerifiedAccount(inside, account)
  })
}
