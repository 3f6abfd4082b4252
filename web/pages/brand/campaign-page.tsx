import { useLocation, useSearch } from 'wouter'
import { useTimezone } from '#web/api/use-timezone.ts'
import { CampaignView } from '#web/features/brand-campaigns/campaign-view.tsx'
import { EditCampaign } from '#web/features/brand-campaigns/edit-campaign.tsx'
import { WorkspaceFrame } from '#web/features/workspace/workspace-frame.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, paramsOf, to } from '#web/paths.ts'
import { BackButton } from '#web/ui/buttons/back-button.tsx'
import { productsOfEntry } from '#web/ui/page/navigation.ts'
import { usePageName } from '#web/ui/page/page-name.ts'

/** One campaign, or its form; `/dashboard/campaigns/new` is a new one, with the products that were selected before. */
export function Page() {
  const { t } = useTranslation()
  const [path] = useLocation()
  const product = new URLSearchParams(useSearch()).get('product')
  const timezone = useTimezone()
  const edited = paramsOf(PATHS.editCampaign, path)?.campaignId
  const given = edited ?? paramsOf(PATHS.campaign, path)?.campaignId ?? 'new'
  const isNew = given === 'new'
  usePageName(isNew ? t('campaigns.create') : undefined)
  const title = isNew ? t('campaigns.create') : edited ? t('campaigns.editTitle') : t('workspace.ads')
  return (
    <WorkspaceFrame section="ads" title={title}>
      <BackButton fallback={edited ? to(PATHS.campaign, { campaignId: edited }) : PATHS.campaigns} />
      {isNew || edited ? (
        <EditCampaign
          key={given}
          id={isNew ? null : given}
          productIds={product ? [product] : productsOfEntry()}
          timezone={timezone}
        />
      ) : (
        <CampaignView key={given} id={given} />
      )}
    </WorkspaceFrame>
  )
}
