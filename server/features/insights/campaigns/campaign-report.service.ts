import type { CampaignReport } from '#contract/campaign-report.ts'
import { CAMPAIGN_PAGES } from '#contract/campaigns.limits.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { selectMissed, selectReportRows } from './campaign-report.store.ts'

interface Asked {
  readonly from: string
  readonly to: string
  readonly campaign?: string | undefined
}

/** Figures of the campaigns of the caller's brand. */
export async function readCampaignReport(scope: BrandScope, { from, to, campaign }: Asked): Promise<CampaignReport> {
  const most = CAMPAIGN_PAGES.reportRows
  const asked = { brandId: scope.member.brandId, campaignId: campaign ?? null, from, to }
  const [rows, missed] = await Promise.all([selectReportRows(scope.db, asked, most + 1), selectMissed(scope.db, asked)])
  return { rows: rows.slice(0, most), missed, isCut: rows.length > most }
}
