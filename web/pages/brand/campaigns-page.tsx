import { Megaphone, ReceiptText } from 'lucide-react'
import { useSearch } from 'wouter'
import { useWorkspaces } from '#web/api/workspace.ts'
import { CampaignList, CampaignsState, CreateCampaign } from '#web/features/brand-campaigns/campaign-list.tsx'
import { Receipts } from '#web/features/brand-campaigns/receipts/receipts.tsx'
import { WorkspaceFrame } from '#web/features/workspace/workspace-frame.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { Link } from '#web/ui/page/link.tsx'

/** Product 5, Werbung: the campaigns of the brand. */
export function Page() {
  const { t } = useTranslation()
  const isAllowed = useWorkspaces().current?.rights.includes('campaigns') ?? false
  const showsReceipts = new URLSearchParams(useSearch()).get('view') === 'clicks'
  return (
    <WorkspaceFrame
      section="ads"
      title={t('workspace.ads')}
      state={isAllowed && <CampaignsState />}
      more={isAllowed && <OtherView showsReceipts={showsReceipts} />}
      action={isAllowed && <CreateCampaign />}
    >
      {showsReceipts ? <Receipts /> : <CampaignList />}
    </WorkspaceFrame>
  )
}

/** From the campaigns to the receipts of all of them, and back. */
function OtherView({ showsReceipts }: { readonly showsReceipts: boolean }) {
  const { t } = useTranslation()
  const label = t(showsReceipts ? 'campaigns.toCampaigns' : 'campaigns.allReceipts')
  const Icon = showsReceipts ? Megaphone : ReceiptText
  return (
    <Link
      href={to(PATHS.campaigns, undefined, showsReceipts ? {} : { view: 'clicks' })}
      title={label}
      className={`${buttonLook('outline', 's')} max-md:border-0! max-lg:px-3!`}
    >
      <Icon aria-hidden size={18} />
      <span className="max-lg:sr-only">{label}</span>
    </Link>
  )
}
