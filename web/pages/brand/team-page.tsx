import { InviteButton, TeamState, TeamView } from '#web/features/workspace/team/team-view.tsx'
import { WorkspaceFrame } from '#web/features/workspace/workspace-frame.tsx'
import { useTranslation } from '#web/i18n/language.ts'

/** Who works for the brand. */
export function Page() {
  const { t } = useTranslation()
  return (
    <WorkspaceFrame section="team" title={t('team.title')} state={<TeamState />} action={<InviteButton />}>
      <TeamView />
    </WorkspaceFrame>
  )
}
