import { SocialView } from '#web/features/workspace/social/social-view.tsx'
import { WorkspaceFrame } from '#web/features/workspace/workspace-frame.tsx'
import { useTranslation } from '#web/i18n/language.ts'

/** Product 2, social media. */
export function Page() {
  const { t } = useTranslation()
  return (
    <WorkspaceFrame section="social" title={t('workspace.social')}>
      <SocialView />
    </WorkspaceFrame>
  )
}
