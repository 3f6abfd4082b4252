import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Design, ShopTheme, ThemeSection } from '#contract/shop-theme.ts'
import { presetTheme } from '#contract/theme-presets.ts'
import { emptyForm } from '#server/features/products/managing/testing/brand-desk.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { insertTestBrand } from '#server/testing/test-brand.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { eraseBrandRows } from '../closing/erase-brand.store.ts'
import { forgetOldPreviewLinks } from './theme.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const HOUR_MS = 3_600_000
const code = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]

async function openShop() {
  const owner = await app.person()
  const finance = await app.person()
  const brand = await insertTestBrand(app.world, { owner: owner.id, members: { [finance.id]: 'finance' } })
  return { owner, finance, ...brand }
}
const readDesign = async (person: TestPerson) => (await person.get('/api/brand/theme')).body as Design
const save = (person: TestPerson, version: number, theme: unknown) => person.put('/api/brand/theme', { version, theme })
const withSection = (theme: ShopTheme, changes: Partial<ThemeSection> & Pick<ThemeSection, 'kind'>): ShopTheme => ({
  ...theme,
  sections: theme.sections.map((each) =>
    each.kind === changes.kind ? ({ ...each, ...changes } as ThemeSection) : each,
  ),
})
interface ShownShop {
  readonly theme: { headline: string; palettes: { light: { paper: string } }; sections: { kind: string }[] } | null
}
const shopOf = async (id: string, language = 'de') => {
  const answer = await app.visitor().get(`/api/public/brands/${id}`, { headers: { 'accept-language': language } })
  return (answer.body as unknown as { readonly brand: ShownShop }).brand
}
const SKATE: ShopTheme = { ...presetTheme('skate'), headline: { de: 'Rollt bei Regen.', en: '' } }

describe('the draft of a design', () => {
  test('begins as a preset, is saved in versions, and is seen by its team only', async () => {
    const { owner, id } = await openShop()
    expect(await readDesign(owner)).toMatchObject({ version: 0, draft: { preset: 'minimal' }, published: null })
    expect((await save(owner, 0, SKATE)).body).toMatchObject({
      version: 1,
      draft: { preset: 'skate' },
      hasChanges: true,
    })
    expect((await save(owner, 1, { ...SKATE, radius: 4 })).body.version).toBe(2)
    expect((await shopOf(id)).theme).toBeNull()
  })

  test('answers a conflict to the second of two editors, also for the very first draft', async () => {
    const { owner } = await openShop()
    const both = await Promise.all([save(owner, 0, SKATE), save(owner, 0, { ...SKATE, radius: 24 })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(code(await save(owner, 0, SKATE))).toEqual([409, 'conflict'])
    expect(code(await owner.post('/api/brand/theme/publish', { version: 7 }))).toEqual([409, 'conflict'])
  })

  test('takes values of its vocabulary only (Trust S49)', async () => {
    const { owner } = await openShop()
    const colour = (background: string) => ({ ...SKATE, colours: { ...SKATE.colours, background } })
    const hostile = [
      colour('red;background:url(//evil)'),
      colour('expression(alert(1))'),
      colour('#FFFFFFFF'),
      { ...SKATE, headingFont: 'Comic Sans' },
      { ...SKATE, radius: 5 },
      { ...SKATE, columns: { phone: 9, desktop: 4 } },
      { ...SKATE, css: '</style><script>' },
      { ...SKATE, headline: { de: 'x'.repeat(61), en: '' } },
      { ...SKATE, headline: { de: 'a\u202eb', en: '' } },
      { ...SKATE, sections: SKATE.sections.slice(1) },
      { ...SKATE, sections: [SKATE.sections[0], ...SKATE.sections.slice(0, -1)] },
    ]
    for (const theme of hostile) expect(code(await save(owner, 0, theme))).toEqual([400, 'input'])
    const script = { ...SKATE, headline: { de: '</style><script>alert(1)</script>', en: '' } }
    expect((await save(owner, 0, script)).body.draft.headline).toEqual(script.headline)
  })

  test('links to the brand’s own hosts only, and says what is wrong', async () => {
    const { owner, id } = await openShop()
    await app.world.db.execute(sql`update brands set website = 'https://www.kante.de' where id = ${id}`)
    const text = { de: 'Neu da', en: '' }
    const linked = (link: string) => withSection(SKATE, { kind: 'announcement', text, link, isShown: true })
    for (const link of ['javascript:alert(1)', 'http://kante.de', 'https:kante.de', '//kante.de'])
      expect((await save(owner, 0, linked(link))).body.fields).toEqual({
        'announcement.link': 'Der Link muss mit https:// beginnen.',
      })
    for (const link of ['https://evilkante.de', 'https://kante.de@evil.example', 'https://evil.example\\@kante.de'])
      expect((await save(owner, 0, linked(link))).body.fields).toEqual({
        'announcement.link': expect.stringContaining('bestätigten Domain'),
      })
    expect((await save(owner, 0, linked('https://shop.kante.de/neu'))).status).toBe(200)
  })

  test('leaves out products of other brands like unknown ones (Trust S35)', async () => {
    const { owner } = await openShop()
    const [foreign] = await rowsOf<{ id: string }>(app.world.db, sql`select id from products order by no limit 1`)
    const products = [foreign?.id ?? '', '00000000-0000-4000-8000-000000000000'].filter(Boolean)
    const { body } = await save(owner, 0, withSection(SKATE, { kind: 'picked', products, isShown: true }))
    const picked = (body as Design).draft.sections.find(({ kind }) => kind === 'picked')
    expect(picked).toMatchObject({ products: [] })
  })

  test('is for those who may change the shop', async () => {
    const { owner, finance, id } = await openShop()
    expect(code(await finance.get('/api/brand/theme'))).toEqual([403, 'forbidden'])
    expect(code(await save(finance, 0, SKATE))).toEqual([403, 'forbidden'])
    expect(code(await app.visitor().get('/api/brand/theme'))).toEqual([401, 'unauthenticated'])
    const another = await openShop()
    const headers = { headers: { 'x-brand-id': id } }
    expect(code(await another.owner.get('/api/brand/theme', headers))).toEqual([403, 'forbidden'])
    expect((await save(owner, 0, SKATE)).status).toBe(200)
  })
})

describe('publishing', () => {
  test('shows the design to everyone in their language, and our look again when it is withdrawn', async () => {
    const { owner, id } = await openShop()
    await save(owner, 0, SKATE)
    const { body } = await owner.post('/api/brand/theme/publish', { version: 1 })
    expect(body).toMatchObject({ published: { no: 1, isShown: true, theme: SKATE }, hasChanges: false })
    const { theme } = await shopOf(id, 'en')
    expect(theme).toMatchObject({ headline: 'Rollt bei Regen.', palettes: { light: { paper: '#fff3d6' } } })
    expect(theme?.sections).toEqual([{ kind: 'hero' }])
    await save(owner, 1, { ...SKATE, headline: { de: 'Neu', en: 'New' } })
    expect((await shopOf(id)).theme?.headline).toBe('Rollt bei Regen.')
    expect((await owner.delete('/api/brand/theme/published')).body).toMatchObject({ published: null, version: 2 })
    expect((await shopOf(id)).theme).toBeNull()
    const actions = await rowsOf<{ action: string }>(
      app.world.db,
      sql`select action from audit_log where brand_id = ${id}`,
    )
    expect(actions.map(({ action }) => action).sort()).toEqual(['brand.theme-published', 'brand.theme-withdrawn'])
  })

  test('is refused where buttons cannot be read', async () => {
    const { owner, id } = await openShop()
    await save(owner, 0, { ...SKATE, colours: { ...SKATE.colours, primary: '#ffffff', onPrimary: '#dddddd' } })
    expect(code(await owner.post('/api/brand/theme/publish', { version: 1 }))).toEqual([409, 'theme.contrast'])
    expect((await shopOf(id)).theme).toBeNull()
  })

  test('takes an environmental claim with evidence only (Trust L29)', async () => {
    const { owner } = await openShop()
    await save(owner, 0, { ...SKATE, intro: { de: 'Klimaneutral bis zum Saum.', en: '' } })
    expect(code(await owner.post('/api/brand/theme/publish', { version: 1 }))).toEqual([400, 'settings.claim'])
  })

  test('keeps ten versions, each of which can be restored as the draft', async () => {
    const { owner } = await openShop()
    let { version } = await readDesign(owner)
    for (let radius = 0; radius <= 22; radius += 2) {
      version = ((await save(owner, version, { ...SKATE, radius })).body as Design).version
      await owner.post('/api/brand/theme/publish', { version })
    }
    const { versions } = (await owner.get('/api/brand/theme/versions')).body as { versions: { no: number }[] }
    expect(versions.map(({ no }) => no)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
    expect(versions[0]).toMatchObject({ isShown: true, theme: { radius: 22 } })
    const restored = await owner.post('/api/brand/theme/versions/3/restore', { version })
    expect(restored.body).toMatchObject({ draft: { radius: 4 }, hasChanges: true, published: { no: 12 } })
    expect(code(await owner.post('/api/brand/theme/versions/4/restore', { version }))).toEqual([409, 'conflict'])
    expect(code(await owner.post('/api/brand/theme/versions/2/restore', { version: version + 1 }))).toEqual([
      404,
      'theme.unknown-version',
    ])
  })

  test('shows no announcement outside of its dates, and no section without content', async () => {
    const { owner, id } = await openShop()
    const in_ = (hours: number) => new Date(app.world.now().getTime() + hours * HOUR_MS).toISOString()
    const text = { de: 'Nur heute', en: 'Today only' }
    const theme = withSection(SKATE, { kind: 'announcement', text, isShown: true, from: in_(1), until: in_(2) })
    await save(owner, 0, withSection(theme, { kind: 'about', text, isShown: true }))
    await owner.post('/api/brand/theme/publish', { version: 1 })
    const kinds = async () => (await shopOf(id)).theme?.sections.map(({ kind }) => kind)
    expect(await kinds()).toEqual(['hero', 'about'])
    app.passTime(1.5 * HOUR_MS)
    expect(await kinds()).toEqual(['announcement', 'hero', 'about'])
    app.passTime(HOUR_MS)
    expect(await kinds()).toEqual(['hero', 'about'])
  })
})

describe('a preview link', () => {
  test('shows the draft for 48 hours without an account, and then nothing', async () => {
    const { owner } = await openShop()
    await save(owner, 0, SKATE)
    const { url } = (await owner.post('/api/brand/theme/preview-links')).body as { url: string }
    const token = url.split('/').at(-1) ?? ''
    const open = () => app.visitor().get(`/api/public/shop-previews/${token}`)
    expect((await open()).body).toMatchObject({ brand: { theme: { headline: 'Rollt bei Regen.' } }, products: [] })
    const until = new Date(app.world.now().getTime() + 48 * HOUR_MS).toISOString()
    expect((await open()).body).toMatchObject({ until })
    const stored = await rowsOf<{ text: string }>(app.world.db, sql`select l::text as text from brand_theme_links l`)
    expect(JSON.stringify(stored)).not.toContain(token)
    app.passTime(48 * HOUR_MS + 1)
    expect(code(await open())).toEqual([404, 'theme.preview-over'])
    await forgetOldPreviewLinks(app.world)
    expect(await rowsOf(app.world.db, sql`select from brand_theme_links`)).toEqual([])
  })

  test('shows nothing of the brand but its draft: no unlisted product, no other of its data', async () => {
    const { owner, id } = await openShop()
    const created = await owner.post('/api/brand/products', { form: emptyForm('Geheim') })
    const products = [(created.body as unknown as { id: string }).id]
    expect(products[0]).toMatch(/^[\da-f-]{36}$/)
    await save(owner, 0, withSection(SKATE, { kind: 'picked', products, isShown: true }))
    const { url } = (await owner.post('/api/brand/theme/preview-links')).body as { url: string }
    const { body } = await app.visitor().get(`/api/public/shop-previews/${url.split('/').at(-1)}`)
    expect(Object.keys(body).sort()).toEqual(['brand', 'featured', 'hasMore', 'products', 'total', 'until'])
    expect(JSON.stringify(body)).not.toContain(products[0])
    const shop = await app.visitor().get(`/api/public/brands/${id}`)
    const withoutTheme = ({ brand }: { brand?: object }) => ({ ...brand, theme: null })
    expect(withoutTheme(body as object)).toEqual(withoutTheme(shop.body as object))
  })

  test('that is invented opens nothing', async () => {
    const token = 'A'.repeat(43)
    expect(code(await app.visitor().get(`/api/public/shop-previews/${token}`))).toEqual([404, 'theme.preview-over'])
  })
})

test('an erased brand keeps no design; the copy that its owner gets first has it', async () => {
  const { owner, id, no } = await openShop()
  await save(owner, 0, SKATE)
  await owner.post('/api/brand/theme/publish', { version: 1 })
  await owner.post('/api/brand/theme/preview-links')
  expect((await owner.get('/api/brand/copy')).text).toContain('Rollt bei Regen.')
  await eraseBrandRows(app.world.db, { no, name: '' }, id, app.world.now())
  for (const table of ['brand_themes', 'brand_theme_versions', 'brand_theme_links'])
    expect(await rowsOf(app.world.db, sql`select from ${sql.identifier(table)} where brand_id = ${id}`)).toEqual([])
})
