import { useWorkspaces } from '#web/api/workspace.ts'
import { ExportTrends, TrendDays } from '#web/features/trends/export-trends.tsx'
import { TrendsView } from '#web/features/trends/trends-view.tsx'
import { WorkspaceFrame } from '#web/features/workspace/workspace-frame.tsx'
import { useTranslation } from '#web/i18n/language.ts'

/** Product 3: trends. */
export function Page() {
  const { t } = useTranslation()
  const isAllowed = useWorkspaces().current?.rights.includes('insights') ?? false
  return (
    <WorkspaceFrame
      section="trends"
      title={t('workspace.trends')}
      state={isAllowed && <TrendDays />}
      more={isAllowed && <ExportTrends />}
    >
      <TrendsView />
    </WorkspaceFrame>
  )
}
