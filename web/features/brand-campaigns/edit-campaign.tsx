import type { Timezone } from '#contract/vocabulary.ts'
import { isNotFound } from '#web/api/call-failure.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { NothingHere } from '#web/ui/page/not-found.tsx'
import { CampaignEditor } from './campaign-editor.tsx'
import { useEditedCampaign } from './use-campaigns.ts'

interface EditCampaignProps {
  /** Null: a new one. */
  readonly id: string | null
  readonly productIds: readonly string[]
  readonly timezone: Timezone
}

/** The form of a new campaign, or of one that can still be changed. */
export function EditCampaign({ id, productIds, timezone }: EditCampaignProps) {
  const { t } = useTranslation()
  const found = useEditedCampaign(id)
  const { data: campaign, error } = found
  if (isNotFound(error) || campaign?.status === 'archived') {
    return <NothingHere href={PATHS.campaigns} label={t('workspace.toList')} />
  }
  if (error) return <RetryRow text={t('campaigns.loadFailed')} onRetry={() => void found.refetch()} />
  if (campaign === undefined) return <Skeleton className="h-96" />
  return (
    <CampaignEditor
      key={campaign?.version ?? 'new'}
      campaign={campaign}
      productIds={productIds}
      timezone={timezone}
      onReload={() => void found.refetch()}
    />
  )
}
