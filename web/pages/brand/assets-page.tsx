import { useWorkspace } from '#web/api/workspace.ts'
import { AssetsView } from '#web/features/brand-pictures/assets/assets-view.tsx'
import { WorkspaceFrame } from '#web/features/workspace/workspace-frame.tsx'
import { useTranslation } from '#web/i18n/language.ts'

/** Spec §2, brand assets: logo and banner. */
export function Page() {
  const { t } = useTranslation()
  return (
    <WorkspaceFrame section="assets" title={t('pictures.title')}>
      <Assets />
    </WorkspaceFrame>
  )
}

function Assets() {
  return <AssetsView brandName={useWorkspace().name} />
}
