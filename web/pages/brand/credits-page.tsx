import { CreditsView } from '#web/features/credits/credits-view.tsx'
import { WorkspaceFrame } from '#web/features/workspace/workspace-frame.tsx'
import { useTranslation } from '#web/i18n/language.ts'

/** Product 10: ad credit. */
export function Page() {
  const { t } = useTranslation()
  return (
    <WorkspaceFrame section="credits" title={t('workspace.credits')}>
      <CreditsView />
    </WorkspaceFrame>
  )
}
