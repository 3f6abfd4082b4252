import { expect, test, vi } from 'vitest'
import type { BrandShop } from '#contract/brands.ts'
import type { InitialData, PageRequest } from '#contract/pages.ts'
import { shownProduct } from '#contract/testing/shown-product.ts'
import { openRenderer } from './render.tsx'

const TEMPLATE = '<html lang="de"><title></title><!--head--><div id="root"><!--page--></div><!--facts--></html>'
const renderer = openRenderer({
  shell: `${TEMPLATE}<!--the shell-->`,
  rendered: TEMPLATE,
  first: `${TEMPLATE}<!--with a first screen-->`,
  preloads: {},
  memberPreloads: {},
  memberStyles: { '/': '<style>of the deck</style>' },
  scriptHashes: [],
  styleHashes: [],
})

const productNamed = (name: string) =>
  shownProduct({
    id: `id of ${name}`,
    name,
    price: 49.9,
    media: [
      {
        base: `/media/${name.length}`,
        widths: [320, 828],
        width: 3,
        height: 4,
        placeholder: '',
        alt: `picture of ${name}`,
      },
    ],
    brand: { id: 'nord', name: 'Nord' },
  })

const FILTERS = { gender: [], productType: [], sizes: [], priceRange: { min: 0, max: 10_000 } }
const initialDataOf = (username: string, ...names: readonly string[]): InitialData => ({
  language: 'de',
  user: {
    id: `id of ${username}`,
    username,
    email: `${username}@example.org`,
    userType: 'consumer',
    preferredTimezone: 'Europe/Berlin',
    isAdmin: false,
    pendingEmail: null,
    emailRefused: false,
    hasPassword: true,
    hasLongPassword: true,
    personalised: true,
    quickFlicks: true,
  },
  deck: names.length > 0 ? { state: null, filters: FILTERS, products: names.map(productNamed) } : null,
  shop: null,
})

async function pageOf(initialData: InitialData | null, overrides: Partial<PageRequest> = {}): Promise<string> {
  const facts = {} as PageRequest['facts']
  const plain = {
    path: '/',
    language: 'de',
    origin: 'http://localhost:3000',
    facts,
    isVisitor: false,
    preview: null,
  } as const
  return (await renderer.render({ ...plain, initialData, ...overrides })).html
}

const dataOf = (html: string): InitialData =>
  JSON.parse(/<script type="application\/json" id="initial-data">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')

test('the top card is in the document with its picture and styles', async () => {
  const html = await pageOf(initialDataOf('mia', 'Hoodie', 'Parka', 'Cap'))
  expect(html).toContain('<!--with a first screen-->')
  expect(html).toContain('<style>of the deck</style>')
  const [, screen = ''] = html.split('<div class="first-screen" lang="de" inert aria-hidden="true">')
  const pictures = [...screen.matchAll(/<img[^>]*>/g)].map(([tag]) => tag)
  expect(pictures).toEqual([expect.stringMatching(/src="\/media\/6\/828\.webp".*data-decoded.*fetchPriority="high"/i)])
  expect(screen).toMatch(/Hoodie[\s\S]*49,90/)
})

// Spec §1: the promises to brands. Spec §2: the anchors and the calls.
test.each([
  [
    'de',
    'Entdecken per Swipe|Trend-Analysen|Gezielte Reichweite|Dein Auftritt|Verkaufs-Dashboard|Sofort Resonanz|' +
      'Bis zu 90 % günstiger als klassische Werbung|Produkt-Boost|Social-Media-Anbindung|Anpassbarer Shop mit Live-Vorschau',
    ['Als Marke mitmachen', 'Starte den Verkauf deiner Marke'],
  ],
  [
    'en',
    'Swipe discovery|Trend analytics|Targeted reach|Brand customization|Sales dashboard|Instant engagement|' +
      'Up to 90% cheaper than traditional advertising|Product boost|Social integration|Customizable shop with live preview',
    ['Join as Brand', 'Start Selling Your Brand'],
  ],
] as const)('the start page in %s makes the ten promises, with the calls to brands', async (language, texts, calls) => {
  const count = { value: 1, suffix: '+', source: null, asOf: null }
  const saving = { ...count, value: 90 }
  const claims = { users: count, brands: count, products: count, satisfaction: count, saving }
  const facts = { claims } as unknown as PageRequest['facts']
  const html = await pageOf(null, { isVisitor: true, language, facts })
  const shown = html.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ').replaceAll('<!-- -->', '')
  expect(texts.split('|').filter((text) => !shown.includes(`>${text}<`))).toEqual([])
  for (const call of calls) expect(shown).toMatch(new RegExp(`href="/brand-register"[^>]*>${call}<`))
  for (const id of ['how-it-works', 'concept', 'brands', 'mobile']) expect(shown).toContain(`id="${id}"`)
})

test('a product name can neither end the data script nor begin an element', async () => {
  const name = '</script><script>alert(1)</script><img src=x onerror=alert(1)>'
  const html = await pageOf(initialDataOf('mia', name))
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('<img src=x')
  expect(dataOf(html).deck?.products[0]?.name).toBe(name)
})

test('the document of one user contains nothing of the previous one', async () => {
  const [mia, jonas, noData, visitor] = await Promise.all([
    pageOf(initialDataOf('mia', 'Hoodie')),
    pageOf(initialDataOf('jonas', 'Parka')),
    pageOf(null),
    pageOf(null, { isVisitor: true, path: '/login' }),
  ])
  expect(mia).toContain('Hoodie')
  expect(jonas).toContain('Parka')
  for (const html of [jonas, noData, visitor]) expect(html).not.toMatch(/mia|Hoodie/)
  for (const html of [noData, visitor]) expect(html).not.toMatch(/jonas|Parka|id="initial-data"|first-screen/)
})

test('without a first screen the document contains only the user, below the splash', async () => {
  const html = await pageOf(initialDataOf('mia'), { path: '/saved' })
  expect(html).toContain('<!--the shell-->')
  expect(html).not.toContain('first-screen')
  expect(dataOf(html).user.username).toBe('mia')
})

test('a code on the page of a product says until when it is valid', async () => {
  const activeSale = { discountPercentage: 30, promoCode: 'NORD30', endsAt: '2026-12-01T11:00:00.000Z' }
  const sale = { onSale: true, activeSale, salePrice: 34.93, lowest30d: 45 }
  const product = { ...productNamed('Hoodie'), ...sale }
  const preview = { isListed: true, product, shop: null, title: 'Hoodie', description: '', picture: null }
  const path = `/products/${product.id}`
  const [german, english] = await Promise.all([
    pageOf(null, { isVisitor: true, path, preview }),
    pageOf(null, { isVisitor: true, path, preview, language: 'en' }),
  ])
  expect(german).toMatch(/NORD30[\s\S]*Gilt bis 01\.12\.2026, 12:00/)
  expect(english).toMatch(/NORD30[\s\S]*Valid until 1 Dec 2026, 12:00/)
})

test('the heart on the page of a product leads visitors over the login back to it', async () => {
  const product = { ...productNamed('Hoodie'), id: '7c1' }
  const preview = { isListed: true, product, shop: null, title: 'Hoodie', description: '', picture: null }
  const html = await pageOf(null, { isVisitor: true, path: '/products/7c1', preview })
  expect(html).toMatch(
    /<a (?=[^>]*href="\/login\?returnTo=%2Fproducts%2F7c1")(?=[^>]*aria-label="Gefällt mir: Hoodie")/,
  )
})

test.each([
  ['a product', '/products/7c1', productNamed('Hoodie'), 'product'],
  ['a shop', '/brands/7c1/shop', null, 'website'],
] as const)('the preview of a link to %s says what it is', async (_, path, product, kind) => {
  const preview = { isListed: true, product, shop: null, title: 'Nord', description: '', picture: null }
  expect(await pageOf(null, { isVisitor: true, path, preview })).toContain(
    `<meta property="og:type" content="${kind}" />`,
  )
})

const brandNamed = (name: string): BrandShop => ({
  id: '7c1',
  name,
  letter: name.slice(0, 1),
  city: 'Kiel',
  isVerified: true,
  logo: null,
  productTypes: ['tops'],
  products: 30,
  onSale: 0,
  drops: 0,
  nextDropAt: null,
  isNew: false,
  isFollowed: false,
  isHidden: false,
  pictures: [],
  description: 'Jacken aus Kiel',
  website: null,
  banner: null,
  imprint: null,
  socials: [],
  closure: null,
  shipping: null,
  followers: null,
  dropRecord: null,
  theme: null,
})

test.each([
  ['de', 'Folgen', '/login?returnTo=%2Fbrands%2F7c1%2Fshop'],
  ['en', 'Follow', '/login?returnTo=%2Fbrands%2F7c1%2Fshop'],
] as const)(
  'the page of a shop for visitors in %s has its products, and leads to the login',
  async (language, follow, login) => {
    const product = productNamed('Hoodie')
    const shop = { brand: brandNamed('Nord'), total: 30, hasMore: true, products: [product], featured: [] }
    const preview = { isListed: true, product: null, shop, title: 'Nord', description: '', picture: null }
    const html = await pageOf(null, { isVisitor: true, path: '/brands/7c1/shop', preview, language })
    const [, body = ''] = html.split('<div id="root"')
    expect(body).toMatch(/<h1[^>]*>Nord<\/h1>/)
    expect(body).toContain(`href="${login}"`)
    expect(body).toContain(follow)
    expect(body).toContain(`href="/products/${encodeURIComponent(product.id)}"`)
    expect(body).toMatch(/Hoodie[\s\S]*49[,.]90/)
    expect(html).toContain(
      `<link rel="canonical" href="http://localhost:3000/brands/7c1/shop${language === 'de' ? '' : '?lang=en'}" />`,
    )
  },
)

test('an unknown shop says so', async () => {
  const html = await pageOf(null, { isVisitor: true, path: '/brands/:brandId/shop' })
  expect(html).toContain('Diese Marke gibt es hier nicht')
  expect(html).toContain('content="noindex"')
})

test.each(['/login', '/brand-register', '/melden', '/drops/confirm', '/drops/unsubscribe', '/email-change/undo'])(
  'no form of %s puts what was typed into an address, where no script runs',
  async (path) => {
    const forms = (await pageOf(null, { isVisitor: true, path })).match(/<form[^>]*>/g)
    expect(forms).toEqual([expect.stringContaining(' method="post"')])
  },
)

test.each([
  ['/login', 'de', 'Dieses Formular braucht JavaScript'],
  ['/melden', 'en', 'This form needs JavaScript'],
] as const)('who blocks scripts reads on %s that its form needs them', async (path, language, sentence) => {
  const html = await pageOf(null, { isVisitor: true, path, language })
  expect(/<noscript>.*?<\/noscript>/.exec(html)?.[0]).toContain(sentence)
})

test.each(['/', '/drops/confirm', '/email-change/undo'])('%s needs no script and speaks of none', async (path) => {
  expect(await pageOf(null, { isVisitor: true, path })).not.toContain('noscript')
})

test('rendering reads nothing from a device', async () => {
  const getItem = vi.fn(() => null)
  vi.stubGlobal('localStorage', { getItem })
  try {
    await pageOf(initialDataOf('mia', 'Hoodie', 'Parka', 'Cap'))
    for (const path of ['/', '/login', '/melden']) await pageOf(null, { isVisitor: true, path })
    expect(getItem).not.toHaveBeenCalled()
  } finally {
    vi.unstubAllGlobals()
  }
})

test('names end neither the structured data nor an attribute of a public page', async () => {
  const name = `"></title></script><script>alert(1)</script><img src=x onerror=alert(1)>&quot;`
  const product = { ...productNamed(name), description: name }
  const { brand } = product
  const named = { ...product, brand: { ...brand, name } }
  const shop = {
    brand: { ...brandNamed(name), description: name, city: name },
    total: 1,
    hasMore: false,
    products: [named],
    featured: [],
  }
  const plain = { isListed: true, title: name, description: name, picture: null }
  const pages = await Promise.all([
    pageOf(null, { isVisitor: true, path: '/products/7c1', preview: { ...plain, product: named, shop: null } }),
    pageOf(null, { isVisitor: true, path: '/brands/7c1/shop', preview: { ...plain, product: null, shop } }),
  ])
  for (const html of pages) {
    expect(html).not.toMatch(/<script>alert|<img src=x/)
    expect(html).toContain('&lt;img src=x')
  }
  const facts = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(pages[0] ?? '')?.[1] ?? 'null'
  expect(JSON.parse(facts)).toMatchObject({ name, brand: { name } })
})
