import { LegalTexts } from '#web/features/legal/legal-texts.tsx'
import { SettingsView } from '#web/features/workspace/settings/settings-view.tsx'
import { WorkspaceFrame } from '#web/features/workspace/workspace-frame.tsx'
import { useTranslation } from '#web/i18n/language.ts'

/** Product 2, settings. */
export function Page() {
  const { t } = useTranslation()
  return (
    <WorkspaceFrame section="settings" title={t('settings.title')}>
      <SettingsView texts={<LegalTexts />} />
    </WorkspaceFrame>
  )
}
