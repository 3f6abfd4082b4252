import { CAMPAIGN } from '#contract/campaigns.limits.ts'
import type { AdSettings, Campaign, CampaignForm } from '#contract/campaigns.ts'
import { gendersAdmitted } from '#contract/vocabulary.ts'
import { balanceOf, spendableOf } from '#server/features/billing/ledger/ledger.service.ts'
import { type BoostFacts, boostFactsOf } from '#server/features/products/boosting/boost-facts.service.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { takeLock } from '#server/platform/data/database.ts'
import { ensure, Refusal } from '#server/platform/scope/refuse.ts'
import { type BrandScope, inTransaction } from '#server/platform/scope/scope.ts'
import { berlinDayOf } from '#server/platform/text/berlin-day.ts'
import { problemSentence } from './campaign-words.ts'
import {
  type CampaignRow,
  countOpen,
  insertCampaign,
  insertTerms,
  isBrandPublic,
  lockCampaign,
  saveCampaignProducts,
  selectCampaign,
  selectCampaignProducts,
  selectCampaigns,
  selectSettings,
  updateCampaign,
  writeSettings,
} from './campaigns.store.ts'
import { tellCampaignsChanged } from './campaigns-changed.ts'
import { suggestBid } from './estimate.service.ts'
import { presentCampaigns } from './present-campaigns.ts'
import { presentSettings } from './present-settings.ts'
import { requireUnblocked } from './require-unblocked.ts'

const DAY_MS = 86_400_000

async function presentOne(scope: BrandScope, row: CampaignRow): Promise<Campaign> {
  const [campaign] = await presentCampaigns(scope, [row])
  ensure(campaign, 'campaigns.unknown')
  return campaign
}

/** The campaigns of the caller's brand, and what holds for all of them. */
export async function listCampaigns(scope: BrandScope, withArchived: boolean) {
  const { brandId } = scope.member
  const [rows, settings, balance, credit] = await Promise.all([
    selectCampaigns(scope.db, brandId, withArchived),
    selectSettings(scope.db, brandId),
    balanceOf(scope, brandId),
    spendableOf(scope, [brandId]),
  ])
  const campaigns = await presentCampaigns(scope, rows)
  const weekCents = campaigns.reduce((sum, { week }) => sum + week.costCents, 0)
  const creditCents = balance.debtCents > 0 ? null : credit(brandId)
  return {
    campaigns,
    settings: presentSettings(settings, berlinDayOf(scope.now())),
    creditCents,
    daysLeft: weekCents === 0 ? null : Math.floor(((creditCents ?? 0) * 7) / weekCents),
  }
}

/** One campaign of the caller's brand. */
export async function readCampaign(scope: BrandScope, id: string): Promise<Campaign> {
  const row = await selectCampaign(scope.db, { brandId: scope.member.brandId, id })
  ensure(row, 'campaigns.unknown')
  return presentOne(scope, row)
}

/** What the products of a form depend on; refuses those that cannot be boosted, each with its sentence. */
async function requireBoostable(scope: BrandScope, productIds: readonly string[]): Promise<BoostFacts[]> {
  const { member, language } = scope
  const facts = await boostFactsOf(scope, member.brandId, productIds, language)
  const fields = Object.fromEntries(
    productIds.flatMap((id) => {
      const problem = facts.get(id) ? facts.get(id)?.problem : 'inactive'
      return problem ? [[id, problemSentence(problem, language)]] : []
    }),
  )
  ensure(Object.keys(fields).length === 0, 'campaigns.products', { fields })
  return [...facts.values()]
}

function requirePeriod({ startsAt, endsAt }: Pick<CampaignForm, 'startsAt' | 'endsAt'>, now: Date, earliest: Date) {
  const start = startsAt === null ? earliest : new Date(startsAt)
  const begin = start < earliest ? earliest : start
  const end = endsAt === null ? null : new Date(endsAt)
  ensure(end === null || (end > begin && end > now), 'campaigns.dates', { fields: { endsAt: 'Invalid' } })
  return { startsAt: begin, endsAt: end }
}

/** Decision 131: gender is the only targeting, and only as far as the products are for it. */
function requireAudience({ genders }: CampaignForm, facts: readonly BoostFacts[]): void {
  const reaches = genders.length === 0 || facts.some(({ gender }) => gendersAdmitted(genders).includes(gender))
  ensure(reaches, 'campaigns.gender', { fields: { genders: 'Invalid' } })
}

const columnsOf = ({ productIds: _ids, startsAt: _start, endsAt: _end, ...columns }: CampaignForm) => ({
  ...columns,
  genders: [...columns.genders],
})

/** Checks that the form can run, for a campaign that is started or changed while it runs. */
async function requireRunnable(scope: BrandScope, form: CampaignForm): Promise<void> {
  await requireUnblocked(scope)
  ensure(await isBrandPublic(scope.db, scope.member.brandId), 'campaigns.brand')
  requireAudience(form, await requireBoostable(scope, form.productIds))
}

/** Creates a campaign: as a draft it may still lack something, started it may not. */
export async function createCampaign(
  scope: BrandScope,
  { form, isStarted }: { readonly form: CampaignForm; readonly isStarted: boolean },
): Promise<Campaign> {
  const { brandId } = scope.member
  const row = await inTransaction(scope, async (inside) => {
    const now = inside.now()
    const period = requirePeriod(form, now, now)
    if (isStarted) await requireRunnable(inside, form)
    else await requireOwn(inside, form.productIds)
    await takeLock(inside.db, `campaigns ${brandId}`)
    ensure((await countOpen(inside.db, brandId)) < CAMPAIGN.most, 'campaigns.most', { values: { n: CAMPAIGN.most } })
    const status = isStarted ? ('active' as const) : ('draft' as const)
    const inserted = await insertCampaign(inside.db, { brandId, ...columnsOf(form), ...period, status, createdAt: now })
    await saveCampaignProducts(inside.db, inserted, form.productIds)
    await noteChange(inside, inserted, isStarted ? 'started' : 'created')
    return inserted
  })
  return presentOne(scope, row)
}

/** Refuses products of other brands and unknown ones. */
async function requireOwn(scope: BrandScope, productIds: readonly string[]): Promise<void> {
  const { member, language } = scope
  const facts = await boostFactsOf(scope, member.brandId, productIds, language)
  ensure(facts.size === productIds.length, 'campaigns.products')
}

/** Product 5: boosts one product for a week, from its row. */
export async function quickBoost(
  scope: BrandScope,
  { productId, dailyBudgetCents }: { readonly productId: string; readonly dailyBudgetCents: number },
): Promise<Campaign> {
  const [facts] = await requireBoostable(scope, [productId])
  ensure(facts, 'campaigns.products')
  const now = scope.now()
  const day = new Intl.DateTimeFormat(scope.language, { dateStyle: 'medium', timeZone: 'Europe/Berlin' }).format(now)
  const shown = facts.name.slice(0, CAMPAIGN.name - 'Boost '.length - day.length - 1)
  const form: CampaignForm = {
    name: `Boost ${shown} ${day}`,
    productIds: [productId],
    bidCents: Math.min(await suggestBid(scope, [facts]), dailyBudgetCents),
    dailyBudgetCents,
    totalBudgetCents: null,
    startsAt: null,
    endsAt: new Date(now.getTime() + CAMPAIGN.quickDays * DAY_MS).toISOString(),
    genders: [],
    pacing: 'even',
    note: '',
  }
  return createCampaign(scope, { form, isStarted: true })
}

/** A locked campaign of this version. */
async function requireVersion(scope: BrandScope, id: string, version: number): Promise<CampaignRow> {
  const row = await lockCampaign(scope.db, { brandId: scope.member.brandId, id })
  ensure(row, 'campaigns.unknown')
  ensure(row.version === version, 'conflict')
  return row
}

/** Changes a campaign. One that runs must be able to run on. */
export async function changeCampaign(
  scope: BrandScope,
  id: string,
  { form, version }: { readonly form: CampaignForm; readonly version: number },
): Promise<Campaign> {
  const row = await inTransaction(scope, async (inside) => {
    const before = await requireVersion(inside, id, version)
    ensure(before.status !== 'archived', 'campaigns.archived')
    if (before.status !== 'draft') await requireUnblocked(inside, before)
    const now = inside.now()
    const earliest = new Date(Math.min(Number(before.startsAt), Number(now)))
    const period = requirePeriod(form, now, earliest)
    if (before.status === 'active') await requireRunnable(inside, form)
    else await requireOwn(inside, form.productIds)
    const changed = await updateCampaign(inside.db, before, { ...columnsOf(form), ...period })
    const { bidCents, dailyBudgetCents } = before
    if (bidCents !== changed.bidCents || dailyBudgetCents !== changed.dailyBudgetCents)
      await insertTerms(inside.db, changed, now)
    await saveCampaignProducts(inside.db, before, form.productIds)
    await noteChange(inside, changed, 'changed', before)
    return changed
  })
  return presentOne(scope, row)
}

type Step = 'pause' | 'resume' | 'archive'
const STEPS = {
  pause: { status: 'paused', said: 'paused' },
  resume: { status: 'active', said: 'resumed' },
  archive: { status: 'archived', said: 'archived' },
} as const

/** Pauses, resumes or archives a campaign. */
export async function stepCampaign(scope: BrandScope, id: string, step: Step, version: number): Promise<Campaign> {
  const row = await inTransaction(scope, async (inside) => {
    const before = await requireVersion(inside, id, version)
    if (step !== 'archive') ensure(before.status !== 'archived', 'campaigns.archived')
    const now = inside.now()
    if (step === 'resume') await requireResumable(inside, before)
    const startsAt = before.status === 'draft' && before.startsAt < now ? { startsAt: now } : {}
    const { status, said } = STEPS[step]
    const changed = await updateCampaign(inside.db, before, { status, ...startsAt })
    await noteChange(inside, changed, said, before)
    return changed
  })
  return presentOne(scope, row)
}

/** A campaign goes on when at least one of its products can be promoted: the others wait for what they lack. */
async function requireResumable(scope: BrandScope, row: CampaignRow): Promise<void> {
  const { id, endsAt } = row
  await requireUnblocked(scope, row)
  ensure(await isBrandPublic(scope.db, scope.member.brandId), 'campaigns.brand')
  ensure(endsAt === null || endsAt > scope.now(), 'campaigns.dates', { fields: { endsAt: 'Invalid' } })
  const products = (await selectCampaignProducts(scope.db, [id])).get(id) ?? []
  const facts = await boostFactsOf(scope, scope.member.brandId, products, scope.language)
  if (![...facts.values()].some(({ problem }) => problem === null)) await requireBoostable(scope, products)
}

/** The one switch, and the limit of a month. */
export async function changeAdSettings(
  scope: BrandScope,
  set: { readonly version: number; readonly isStopped: boolean; readonly monthlyLimitCents: number | null },
): Promise<AdSettings> {
  const { brandId } = scope.member
  const row = await inTransaction(scope, async (inside) => {
    await requireUnblocked(inside)
    const before = await selectSettings(inside.db, brandId)
    const written = await writeSettings(inside.db, brandId, set)
    if (!written) throw new Refusal('conflict')
    const changed = {
      isStopped: [before?.isStopped ?? false, set.isStopped],
      monthlyLimitCents: [before?.monthlyLimitCents ?? null, set.monthlyLimitCents],
    } as const
    await writeAudit(inside, { action: 'ads.settings', targetType: 'brand', targetId: brandId, changed })
    await tellCampaignsChanged(inside.db)
    return written
  })
  return presentSettings(row, berlinDayOf(scope.now()))
}

/** What members decide about: the audit names what a change did to it. */
const NOTED = ['status', 'bidCents', 'dailyBudgetCents', 'totalBudgetCents', 'endsAt'] as const

async function noteChange(scope: BrandScope, row: CampaignRow, action: string, before?: CampaignRow): Promise<void> {
  const changed = Object.fromEntries(
    NOTED.filter((field) => String(before?.[field]) !== String(row[field])).map((field) => [
      field,
      [before?.[field] ?? null, row[field]] as const,
    ]),
  )
  await writeAudit(scope, { action: `campaign.${action}`, targetType: 'campaign', targetId: row.id, changed })
  await tellCampaignsChanged(scope.db)
}
