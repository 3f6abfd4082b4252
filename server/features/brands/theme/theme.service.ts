import { createHash, randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { fieldSentence } from '#contract/field-sentences.ts'
import { PLAN_LABELS } from '#contract/first-plan.ts'
import { PREVIEW_LINK_HOURS, PREVIEW_LINKS } from '#contract/shop-theme.limits.ts'
import { type Design, ShopTheme, type ThemeSection } from '#contract/shop-theme.ts'
import { isOnHosts } from '#contract/social.ts'
import { contrastFaults } from '#contract/theme-colours.ts'
import { beyondPlan, withinPlan } from '#contract/theme-plan.ts'
import { presetTheme } from '#contract/theme-presets.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { type Limit, requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { siteUrlOf } from '#server/platform/mail/site-url.ts'
import { ensure, Refusal } from '#server/platform/scope/refuse.ts'
import { type BrandScope, inTransaction, type World } from '#server/platform/scope/scope.ts'
import { requireProvenClaims } from '../brand-claims.service.ts'
import { limitsOf } from '../plan-limits.service.ts'
import { readProductOwner } from '../product-owner.service.ts'
import { lockBrand } from '../team/team.store.ts'
import {
  deleteLinksExpiredBefore,
  findLink,
  insertLink,
  insertVersion,
  saveDraft,
  selectDesign,
  selectOwnProducts,
  selectPublished,
  selectVersion,
  selectVersions,
  showVersion,
} from './theme.store.ts'

const HOUR_MS = 3_600_000
/** An editor saves some seconds after each change. */
const LIMITS = {
  saves: { name: 'theme-saves', hits: 1200, seconds: 3600 },
  links: { name: 'theme-links', hits: 60, seconds: 3600 },
} as const satisfies Record<string, Limit>

/** A stored theme; null where an earlier version of this program wrote another shape. */
const asTheme = (stored: unknown): ShopTheme | null => ShopTheme.safeParse(stored).data ?? null

/** What a brand begins with. */
const FIRST_PRESET = 'minimal'

/** The draft, or what the editor begins with. */
async function draftOf({ db, member }: BrandScope) {
  const row = await selectDesign(db, member.brandId)
  return { row, version: row?.version ?? 0, draft: asTheme(row?.draft) ?? presetTheme(FIRST_PRESET) }
}

export async function readDesign(scope: BrandScope): Promise<Design> {
  const { brandId } = scope.member
  const { row, version, draft } = await draftOf(scope)
  const versions = await readVersions(scope.db, brandId, row?.publishedNo ?? null)
  const published = versions.find(({ isShown }) => isShown) ?? null
  const { linkHosts } = await readProductOwner(scope, brandId)
  return {
    version,
    draft,
    savedAt: row?.savedAt.toISOString() ?? null,
    published,
    hasChanges: !isDeepStrictEqual(draft, published?.theme),
    linkHosts: [...linkHosts],
    allowed: await allowedFor(scope),
  }
}

async function allowedFor(scope: BrandScope): Promise<Design['allowed']> {
  const { themePresets, themeSections } = await limitsOf(scope, scope.member.brandId)
  return { themePresets: [...themePresets], themeSections: [...themeSections] }
}

/** Refuses links that lead elsewhere (Trust S50), and leaves out products that are not the brand's own (Trust S35). */
async function checked(scope: BrandScope, theme: ShopTheme): Promise<ShopTheme> {
  const { brandId } = scope.member
  const named = theme.sections.flatMap((section) => ('products' in section ? section.products : []))
  const own = await selectOwnProducts(scope.db, brandId, named)
  const { linkHosts } = await readProductOwner(scope, brandId)
  for (const section of theme.sections) if (section.kind === 'announcement') requireLink(scope, section.link, linkHosts)
  return { ...theme, sections: theme.sections.map((section) => withOwnProducts(section, own)) }
}

const withOwnProducts = (section: ThemeSection, own: ReadonlySet<string>): ThemeSection =>
  'products' in section ? { ...section, products: section.products.filter((id) => own.has(id)) } : section

function requireLink({ language }: BrandScope, link: string, hosts: readonly string[]): void {
  if (link === '') return
  const url = URL.parse(link)
  const isHttps = url !== null && url.protocol === 'https:' && link.startsWith('https://')
  const isPlain = isHttps && url.username === '' && url.password === '' && url.port === ''
  if (isPlain && isOnHosts(`https://${url.hostname}`, hosts)) return
  const sentence = fieldSentence({ key: isHttps ? 'linkDomain' : 'linkHttps' }, language)
  throw new Refusal('theme.link', { fields: { 'announcement.link': sentence } })
}

/** All that people read, in both languages. */
const textsOf = ({ headline, intro, button, sections }: ShopTheme): string[] =>
  [headline, intro, button, ...sections.flatMap(sectionTexts)].flatMap(({ de, en }) => [de, en])

const sectionTexts = (section: ThemeSection) => [
  ...('text' in section ? [section.text] : []),
  ...('questions' in section ? section.questions.flatMap(({ question, answer }) => [question, answer]) : []),
]

interface Change {
  readonly version: number
}

export async function saveTheme(scope: BrandScope, { version, theme }: Change & { theme: ShopTheme }): Promise<Design> {
  const { brandId } = scope.member
  await requireWithinLimit(scope, LIMITS.saves, brandId)
  const draft = await checked(scope, theme)
  ensure(await saveDraft(scope.db, { brandId, version, draft, savedAt: scope.now() }), 'conflict')
  return readDesign(scope)
}

/** Shows the draft to everyone. */
export async function publishTheme(scope: BrandScope, { version }: Change): Promise<Design> {
  const { brandId } = scope.member
  await inTransaction(scope, async (inside) => {
    await lockBrand(inside.db, brandId)
    const { row, version: current, draft } = await draftOf(inside)
    ensure(current === version, 'conflict')
    // A domain may have been lost since the draft was saved.
    const theme = await checked(inside, draft)
    ensure(!contrastFaults(theme.colours).includes('button-unreadable'), 'theme.contrast')
    await requireWithinPlan(inside, theme)
    await requireProvenClaims(inside, textsOf(theme))
    if (row === null) await saveDraft(inside.db, { brandId, version: 0, draft: theme, savedAt: inside.now() })
    const no = await insertVersion(inside.db, brandId, theme, inside.now())
    const changed = { version: [row?.publishedNo ?? null, no] } as const
    await writeAudit(inside, { action: 'brand.theme-published', targetType: 'brand', targetId: brandId, changed })
  })
  return readDesign(scope)
}

/** A draft may have what the plan does not include; what everyone sees may not. */
async function requireWithinPlan(scope: BrandScope, theme: ShopTheme): Promise<void> {
  const beyond = beyondPlan(theme, await limitsOf(scope, scope.member.brandId))
  if (beyond) throw new Refusal('theme.plan', { values: { plan: PLAN_LABELS[beyond.plan] } })
}

/** Publishes the first design of a brand of the demo; one that has a design already keeps it. */
export async function ensureDesign({ db, now }: Pick<World, 'db' | 'now'>, brandId: string, theme: ShopTheme) {
  const isFirst = await saveDraft(db, { brandId, version: 0, draft: theme, savedAt: now() })
  if (isFirst) await insertVersion(db, brandId, theme, now())
}

/** The shop has our look again. */
export async function withdrawTheme(scope: BrandScope): Promise<Design> {
  const { brandId } = scope.member
  await inTransaction(scope, async (inside) => {
    await lockBrand(inside.db, brandId)
    const row = await selectDesign(inside.db, brandId)
    if (!row || row.publishedNo === null) return
    await showVersion(inside.db, brandId, null)
    const changed = { version: [row.publishedNo, null] } as const
    await writeAudit(inside, { action: 'brand.theme-withdrawn', targetType: 'brand', targetId: brandId, changed })
  })
  return readDesign(scope)
}

export async function listVersions({ db, member: { brandId } }: BrandScope) {
  const row = await selectDesign(db, brandId)
  return { versions: await readVersions(db, brandId, row?.publishedNo ?? null) }
}

/** Those that can be restored, the newest first. */
const readVersions = async (db: BrandScope['db'], brandId: string, publishedNo: number | null) =>
  (await selectVersions(db, brandId)).flatMap(({ no, theme: stored, publishedAt }) => {
    const theme = asTheme(stored)
    return theme ? [{ no, publishedAt: publishedAt.toISOString(), isShown: no === publishedNo, theme }] : []
  })

/** Takes an earlier version as the draft. Visitors see it once it is published. */
export async function restoreVersion(scope: BrandScope, no: number, { version }: Change): Promise<Design> {
  const { brandId } = scope.member
  const theme = asTheme(await selectVersion(scope.db, brandId, no))
  ensure(theme, 'theme.unknown-version')
  await inTransaction(scope, async (inside) => {
    ensure(await saveDraft(inside.db, { brandId, version, draft: theme, savedAt: inside.now() }), 'conflict')
    const changed = { draft: [null, no] } as const
    await writeAudit(inside, { action: 'brand.theme-restored', targetType: 'brand', targetId: brandId, changed })
  })
  return readDesign(scope)
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** A link to the draft, as it is whenever the link is opened. */
export async function createPreviewLink(scope: BrandScope): Promise<{ url: string; expiresAt: string }> {
  const { brandId } = scope.member
  await requireWithinLimit(scope, LIMITS.links, brandId)
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(scope.now().getTime() + PREVIEW_LINK_HOURS * HOUR_MS)
  await inTransaction(scope, async (inside) => {
    await insertLink(inside.db, { tokenHash: hashOf(token), brandId, expiresAt }, PREVIEW_LINKS)
    await writeAudit(inside, { action: 'brand.theme-shared', targetType: 'brand', targetId: brandId })
  })
  return { url: `${siteUrlOf(scope.config)}/shop-preview/${token}`, expiresAt: expiresAt.toISOString() }
}

/** The draft that a link shows; null where the link is over. */
export async function findPreview({ db, now }: Pick<World, 'db' | 'now'>, token: string) {
  const link = await findLink(db, hashOf(token), now())
  if (!link) return null
  const draft = asTheme((await selectDesign(db, link.brandId))?.draft)
  return { ...link, theme: draft ?? presetTheme(FIRST_PRESET) }
}

/**
 * The design that everyone sees; null: our look. Published under a larger plan, it keeps its look and loses the sections
 * that the present plan does not include.
 */
export async function findPublishedTheme(
  scope: Pick<World, 'db' | 'now' | 'config'>,
  brandNo: number,
): Promise<ShopTheme | null> {
  const row = await selectPublished(scope.db, brandNo)
  const theme = asTheme(row?.theme)
  return row && theme ? withinPlan(theme, await limitsOf(scope, row.brandId)) : null
}

export const forgetOldPreviewLinks = ({ db, now }: Pick<World, 'db' | 'now'>): Promise<void> =>
  deleteLinksExpiredBefore(db, now())
