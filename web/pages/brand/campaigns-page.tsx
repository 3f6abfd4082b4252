import { useSearch } from 'wouter'
import { useWorkspaces } from '#web/api/workspace.ts'
import { CampaignList, CampaignsState, CreateCampaign } from '#web/features/brand-campaigns/campaign-list.tsx'
import { Receipts } from '#web/features/brand-campaigns/receipts/receipts.tsx'
import { CampaignReport } from '#web/features/brand-campaigns/report/campaign-report.tsx'
import { WorkspaceFrame } from '#web/features/workspace/workspace-frame.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { oneIn } from '#web/ui/page/address-values.ts'
import { go } from '#web/ui/page/navigation.ts'
import { Tabs } from '#web/ui/page/tabs.tsx'

const VIEWS = ['campaigns', 'report', 'clicks'] as const

/** Product 5, Werbung: the campaigns of the brand, their report, and the receipts of clicks. */
export function Page() {
  const { t } = useTranslation()
  const isAllowed = useWorkspaces().current?.rights.includes('campaigns') ?? false
  const view = oneIn(new URLSearchParams(useSearch()), 'view', VIEWS) ?? 'campaigns'
  const panels = { campaigns: <CampaignList />, report: <CampaignReport />, clicks: <Receipts /> }
  return (
    <WorkspaceFrame
      section="ads"
      title={t('workspace.ads')}
      state={isAllowed && <CampaignsState />}
      action={isAllowed && <CreateCampaign />}
    >
      <Tabs
        label={t('adreport.views')}
        value={view}
        onChange={(next) => go(to(PATHS.campaigns, undefined, next === 'campaigns' ? {} : { view: next }))}
        tabs={VIEWS.map((value) => ({ value, label: t(`adreport.view-${value}`), panel: panels[value] }))}
      />
    </WorkspaceFrame>
  )
}
