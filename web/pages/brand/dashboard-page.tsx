import { Overview } from '#web/features/workspace/overview/overview.tsx'
import { WorkspaceFrame } from '#web/features/workspace/workspace-frame.tsx'
import { useTranslation } from '#web/i18n/language.ts'

/** Spec §2, brand dashboard: the overview. */
export function Page() {
  const { t } = useTranslation()
  return (
    <WorkspaceFrame section="overview" title={t('workspace.overview')}>
      <Overview />
    </WorkspaceFrame>
  )
}
