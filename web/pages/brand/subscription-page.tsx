import { SubscriptionView } from '#web/features/plans/subscription-view.tsx'
import { WorkspaceFrame } from '#web/features/workspace/workspace-frame.tsx'
import { useTranslation } from '#web/i18n/language.ts'

/** Product 9: the plan of a brand. */
export function Page() {
  const { t } = useTranslation()
  return (
    <WorkspaceFrame section="subscription" title={t('workspace.subscription')}>
      <SubscriptionView />
    </WorkspaceFrame>
  )
}
