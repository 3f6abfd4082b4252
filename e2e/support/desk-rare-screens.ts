import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'
import { PATHS, to } from '#web/paths.ts'
import { addColleague, emailOf, makeDeskBrand, productOf, within } from './desk-brand.ts'
import { desk, press, text } from './desk-screen.ts'
import { call } from './person.ts'
import { addDispute } from './review-work.ts'
import { openPath, type Screen, type ScreenVisit } from './screen.ts'

const DOMAINS = `${PATHS.settings}?part=domains`
const addDomain = ({ device, url }: ScreenVisit) =>
  call(device.context.request, url, 'POST', '/api/brand/domains', { address: 'https://kante-nord.de' })

/** The server's answer to a call about a domain, for what only the sites of others or many tries bring about. */
const refusing = (calls: string, status: number, code: string, message: string) => ({
  before: async (visit: ScreenVisit) => {
    await addDomain(visit)
    visit.device.monitor.allowStatus(status)
    await visit.device.page.route(calls, (route) =>
      route.fulfill({ status, json: { code, message, requestId: 'r-4711' } }),
    )
  },
  cleanUp: ({ device }: ScreenVisit) => device.page.unroute(calls),
})

const DOMAIN_STATES: readonly Screen[] = [
  desk({
    name: 'domain-refused',
    path: DOMAINS,
    ...refusing('**/check', 400, 'domains.no-proof', 'Nothing found'),
    ready: async (page) => {
      await page.getByText(/^(DNS)$/).click()
      await press(page, /^(Prüfen|Check)$/)
      await text(page, /^(Der TXT-Eintrag ist noch nicht|The TXT record cannot)/)
    },
  }),
  desk({
    name: 'domain-limited',
    path: DOMAINS,
    ...refusing('**/mail', 429, 'rate', 'Zu viele Versuche. Bitte warte 10 Minuten.'),
    ready: async (page) => {
      await page.locator('main input[type=email]').fill('info@kante-nord.de')
      await press(page, /^(Code schicken|Send code)$/)
      await page.locator('main [aria-invalid="true"]').waitFor()
    },
  }),
  desk({
    name: 'domain-disputed',
    path: DOMAINS,
    before: async (visit, brandId) => {
      const first = await makeDeskBrand(visit, { name: 'Kapuzensweatjackenmanufaktur Nordfriesland' })
      await addDispute(visit, first, brandId)
      await within(visit, (client) => client.query('delete from brand_members where brand_id = $1', [first]))
    },
    ready: (page) => text(page, /^(In Klärung|Being settled)/),
  }),
]

/** Opens the menu of the first product that is public. */
const openRowMenu = async (page: Page, action: RegExp) => {
  await press(page, /^(Mehr zu|More about)/)
  await press(page, action)
  await page.getByRole('dialog').locator('svg[role=img], canvas').first().waitFor()
}

/** A drop in 40 days that twelve people wait for. */
async function addDrop(visit: ScreenVisit, brandId: string): Promise<void> {
  const id = await productOf(visit, brandId, 'active')
  await within(visit, async (client) => {
    await client.query(
      `update products set release_at = date_trunc('hour', now()) + interval '40 days' where id = $1`,
      [id],
    )
    await client.query(
      `insert into price_history (brand_id, product_id, valid_from, price_gross_cents, cause)
       select brand_id, id, now() - interval '3 days', price_gross_cents, 'hand' from products where id = $1
       on conflict do nothing`,
      [id],
    )
    await client.query(
      `insert into release_signups (product_id, email_key, email, language, confirmed_at, told_release_at)
       select $1, mail, mail, 'de', now(), (select release_at from products where id = $1)
       from (select 'wartet' || n || '@example.org' as mail from generate_series(1, 12) n) people`,
      [id],
    )
  })
}

const moveDrop = async (page: Page, visit: ScreenVisit, brandId: string) => {
  await openPath(page, to(PATHS.editProduct, { productId: await productOf(visit, brandId, 'active') }))
  await text(page, /^12 (Personen warten|people wait)/)
  await page.locator('input[type=datetime-local]').first().fill('2030-03-01T18:00')
  await press(page, /^(Änderungen veröffentlichen|Publish changes)/)
  await page.getByRole('alertdialog').waitFor()
}

const PRODUCT_STATES: readonly Screen[] = [
  desk({
    name: 'qr',
    brand: { products: 6 },
    path: `${PATHS.ownProducts}?status=active`,
    ready: (page) => openRowMenu(page, /^(QR-Code|QR code)/),
  }),
  desk({
    name: 'story',
    brand: { products: 6 },
    path: `${PATHS.ownProducts}?status=active`,
    ready: async (page) => {
      await openRowMenu(page, /^(Story-Bild|Story picture)/)
      await page.getByRole('dialog').locator('button[aria-busy="true"]').waitFor({ state: 'detached' })
    },
  }),
  desk({
    name: 'drop-moved',
    brand: { products: 6 },
    path: PATHS.ownProducts,
    before: addDrop,
    ready: moveDrop,
  }),
  desk({
    name: 'product-variants',
    brand: { products: 6 },
    path: PATHS.ownProducts,
    before: async (visit, brandId) => {
      const id = await productOf(visit, brandId, 'active')
      await within(visit, async (client) => {
        await client.query('delete from product_variants where product_id = $1', [id])
        await client.query(
          `insert into product_variants
             (brand_id, product_id, position, options_key, size_system, size, colour, colour_de, is_available, stock)
           select (select brand_id from products where id = $1), $1, n, n::text, 'EU', (30 + n % 20)::text, (array['black', 'white', 'blue', 'red', 'green'])[1 + n / 20],
             (array['Nachtschwarz', 'Schneeweiß', 'Großstadtregenblau', 'Ziegelrot', 'Moos'])[1 + n / 20], n % 7 <> 0, n
           from generate_series(0, 99) n`,
          [id],
        )
      })
    },
    ready: async (page, visit, brandId) => {
      await openPath(page, to(PATHS.editProduct, { productId: await productOf(visit, brandId, 'active') }))
      const sizes = page.getByRole('heading', { name: /^(Größen|Sizes)/ })
      await sizes.evaluate((heading) => heading.scrollIntoView())
    },
  }),
  desk({
    name: 'products-missing-many',
    brand: { products: 6 },
    path: `${PATHS.ownProducts}?missing`,
    before: (visit, brandId) =>
      within(visit, (client) =>
        client.query(
          `insert into products (brand_id, source, name, status, unset, product_type, price_gross_cents, gender,
             language, fibres, description_de, description_en, link)
           select $1, 'import', 'Kapuzenpullover Nachtschicht ' || n, 'draft', '{gender}', 'tops', 7990, 'unisex', 'de', '[]',
             'Schwerer Hoodie mit weitem Schnitt.', '', 'https://www.nachtschicht.example/' || n
           from generate_series(1, 1204) n`,
          [brandId],
        ),
      ),
    ready: (page) => page.getByRole('dialog').getByRole('heading', { level: 3 }).nth(1).waitFor(),
  }),
]

const HEADERS = 'Handle,Title,Body (HTML),Type,Tags,Option1 Name,Option1 Value,Variant SKU,Variant Price'
const FAULTY = [
  HEADERS,
  ...Array.from(
    { length: 1204 },
    (_, at) =>
      `hoodie-${at},Kapuzenpullover Nachtschicht ${at},Schwerer Hoodie mit weitem Schnitt.,Hoodies,unisex,Size,M,N-${at},${at < 200 ? '79.90' : 'auf Anfrage'}`,
  ),
].join('\n')

const IMPORT_STATES: readonly Screen[] = [
  desk({
    name: 'import-faults',
    path: PATHS.importProducts,
    ready: async (page) => {
      const buffer = Buffer.from(FAULTY)
      await page.locator('input[type=file]').setInputFiles({ name: 'katalog.csv', mimeType: 'text/csv', buffer })
      await text(page, /^(Die ersten Zeilen|The first rows)$/)
      await press(page, /^(Weiter|Continue)$/)
      await press(page, /^(Probelauf starten|Start the dry run)$/)
      await text(page, /^(Das würde passieren|This would happen)$/)
      await page.locator('main li').nth(8).waitFor()
    },
  }),
]

interface Invitation {
  readonly name: string
  readonly isOver?: boolean
  /** It went to another address than that of the visiting user. */
  readonly isForOther?: boolean
}

const tokenOf = (brandId: string) => createHash('sha256').update(brandId).digest('base64url')

/** The page that the link of an invitation opens. */
const invitation = ({ name, isOver = false, isForOther = false }: Invitation): Screen => {
  return desk({
    name,
    brand: { name: 'Kapuzensweatjackenmanufaktur Nordfriesland' },
    path: PATHS.team,
    before: async (visit, brandId) => {
      const email = isForOther ? 'charlotte@example.org' : await emailOf(visit)
      await within(visit, async (client) => {
        await client.query('delete from brand_members where brand_id = $1', [brandId])
        await client.query(
          `insert into brand_invites (brand_id, email, email_key, role, token_hash, expires_at)
           values ($1, $2, $2, 'marketing', $3, now() + $4::interval)`,
          [brandId, email, createHash('sha256').update(tokenOf(brandId)).digest(), isOver ? '-1 day' : '6 days'],
        )
      })
      if (isOver) visit.device.monitor.allowStatus(410)
    },
    ready: async (page, _visit, brandId) => {
      await openPath(page, to(PATHS.teamInvite, undefined, { token: tokenOf(brandId) }))
      await page.locator('main p').nth(1).or(page.locator('main [role=alert]')).first().waitFor()
    },
  })
}

const TEAM_STATES: readonly Screen[] = [
  invitation({ name: 'invitation' }),
  invitation({ name: 'invitation-over', isOver: true }),
  invitation({ name: 'invitation-other', isForOther: true }),
  desk({
    name: 'team-hand-over',
    path: PATHS.team,
    before: (visit, brandId) => addColleague(visit, brandId, 'maximiliane-charlotte', 'admin'),
    ready: async (page) => {
      await press(page, /maximiliane/)
      await press(page, /^(Zum Inhaber machen|Make owner)/)
      await page.getByRole('alertdialog').waitFor()
    },
  }),
]

/** States of the workspace that only rare circumstances bring about. */
export const DESK_RARE: readonly Screen[] = [...DOMAIN_STATES, ...PRODUCT_STATES, ...IMPORT_STATES, ...TEAM_STATES]
