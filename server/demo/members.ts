import { randomUUID } from 'node:crypto'
import { DEMO_KEYS, demoKey } from '#contract/demo-shop.ts'
import { demoProducts } from '#demo/catalogue/products.ts'
import { historyOf, type PastSwipe } from '#demo/members/history.ts'
import type { DemoMember, MemberList } from '#demo/members/member.ts'
import { DEMO_MEMBERS } from '#demo/members/members.ts'
import type { DemoProduct } from '#demo/product.ts'
import { findUserIdByEmail } from '#server/features/accounts/accounts.service.ts'
import { addProduct } from '#server/features/boards/board-products.service.ts'
import { createBoard, share } from '#server/features/boards/boards.service.ts'
import { tie } from '#server/features/brands/brand-ties.service.ts'
import { findBrandIds } from '#server/features/brands/brands.service.ts'
import { saveSizeProfile } from '#server/features/discovery/sizes/size-profile.service.ts'
import { recordPastSwipes } from '#server/features/discovery/swipes/past-swipes.service.ts'
import { choosePriceDrops } from '#server/features/drops/price/price-drops.service.ts'
import { signUpForRelease } from '#server/features/drops/sign-up/sign-up.service.ts'
import { findProductKeys, type ProductKey } from '#server/features/products/saving/save-products.service.ts'
import { keepSearch } from '#server/features/search/search-wishes.service.ts'
import { takeLock } from '#server/platform/data/database.ts'
import { inTransaction, type Scope, type World } from '#server/platform/scope/scope.ts'

const DAY_MS = 86_400_000
const MOST_SIGN_UPS = 3
/** Evenings, by the clock of Berlin in winter: UTC hours. */
const SESSION_HOURS = [17, 18, 19, 20, 21] as const

interface Catalogue {
  readonly products: readonly DemoProduct[]
  /** Numbers and ids by external id. */
  readonly keys: ReadonlyMap<string, ProductKey>
}

/** Gives the accounts of the demo a history, lists, sizes and labels that they follow or hide, once. */
export async function fillMembers(world: World): Promise<void> {
  const products = demoProducts()
  const keys = new Map((await findProductKeys(world, DEMO_KEYS)).map((key) => [key.externalId, key]))
  for (const member of DEMO_MEMBERS) {
    const userId = await findUserIdByEmail(world, member.email)
    if (userId === null) continue
    await inTransaction(scopeOf(world, userId), async (inside) => {
      await takeLock(inside.db, 'demo')
      await fillMember(inside, userId, member, { products, keys })
    })
  }
}

/** Acts for the member, without the limits that are made for requests. */
const scopeOf = (world: World, userId: string): Scope => ({
  ...world,
  config: { ...world.config, rateLimits: false },
  actor: {
    userId,
    sessionId: randomUUID(),
    userType: 'consumer',
    staffRole: null,
    personalised: true,
    signedInAt: world.now(),
    secondFactorAt: null,
  },
  language: 'de',
  address: '',
})

async function fillMember(scope: Scope, userId: string, member: DemoMember, catalogue: Catalogue): Promise<void> {
  const { products, keys } = catalogue
  const swipes = historyOf(member, products).flatMap((swipe) => {
    const key = keys.get(demoKey(swipe.product))
    return key ? [{ ...swipe, productNo: key.no, at: momentOf(swipe, scope.now()) }] : []
  })
  // False where the account has a history of its own: then nothing of it is touched.
  if (!(await recordPastSwipes(scope, userId, swipes))) return
  await saveSizeProfile(scope, { sizes: [...member.sizes], limitsDeck: false, hidesUnsized: false })
  const brandIds = await findBrandIds(scope, [...member.follows, ...member.hides])
  for (const [slug, id] of brandIds) await tie(scope, id, member.hides.includes(slug) ? 'hide' : 'follow')

  const liked = swipes.filter(({ action }) => action === 'like')
  for (const list of member.lists) await fillList(scope, list, liked, catalogue)
  for (const query of member.searches) await keepSearch(scope, query)
  await choosePriceDrops(scope, true)
  await waitForDrops(scope, member, catalogue)
}

/** Signs up for the first drops of the labels that the member follows. */
async function waitForDrops(
  scope: Scope,
  { email, follows }: DemoMember,
  { products, keys }: Catalogue,
): Promise<void> {
  const drops = products.filter(({ dropsInDays, label }) => dropsInDays !== null && follows.includes(label))
  for (const { slug } of drops.slice(0, MOST_SIGN_UPS)) {
    const key = keys.get(demoKey(slug))
    if (key) await signUpForRelease(scope, key.id, email)
  }
}

async function fillList(
  scope: Scope,
  list: MemberList,
  liked: readonly { readonly product: string; readonly at: Date }[],
  { products, keys }: Catalogue,
): Promise<void> {
  const held = new Set(products.filter((product) => list.holds(product)).map(({ slug }) => slug))
  const entries = liked.filter(({ product }) => held.has(product)).slice(-list.most)
  const [first] = entries
  if (!first) return
  const board = await createBoard({ ...scope, now: () => first.at }, { name: list.name })
  for (const { product, at } of entries) {
    const key = keys.get(demoKey(product))
    if (key) await addProduct({ ...scope, now: () => at }, board.id, key.id)
  }
  if (list.shared) await share(scope, board.id, list.shared === 'with-name')
}

function momentOf({ daysAgo, second }: PastSwipe, now: Date): Date {
  const day = new Date(now.getTime() - daysAgo * DAY_MS)
  const hour = SESSION_HOURS[daysAgo % SESSION_HOURS.length] ?? 19
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hour, daysAgo % 60, second))
}
