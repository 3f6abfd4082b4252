import { useWorkspaces } from '#web/api/workspace.ts'
import { ChatDesk } from '#web/features/chat/chat-desk.tsx'
import { ChatSettingsButton } from '#web/features/chat/settings/chat-settings-button.tsx'
import { WorkspaceFrame } from '#web/features/workspace/workspace-frame.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'

/** Product 12: the section Nachrichten of the workspace. */
export function Page() {
  const { t } = useTranslation()
  const { current } = useWorkspaces()
  return (
    <WorkspaceFrame
      section="messages"
      title={t('workspace.messages')}
      more={current && <ChatSettingsButton brandId={current.id} />}
    >
      {current && <ChatDesk reader="brand" brandId={current.id} path={PATHS.messages} />}
    </WorkspaceFrame>
  )
}
