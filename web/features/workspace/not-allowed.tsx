import { Lock } from 'lucide-react'
import { type BrandRight, isAllowed } from '#contract/rights.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { useTeam } from './team/use-team.ts'

interface NotAllowedProps {
  /** The right that is missing. */
  readonly right: BrandRight
}

/** In place of what the role does not allow: says who in the team can do it. */
export function NotAllowed({ right }: NotAllowedProps) {
  const { t } = useTranslation()
  const { team } = useTeam()
  const names = team?.members.filter((member) => isAllowed(member, right)).map(({ username }) => username) ?? []
  return (
    <EmptyState
      icon={<Lock size={36} />}
      title={t('workspace.notAllowedTitle')}
      text={
        names.length > 0 ? t('workspace.notAllowedNames', { names: names.join(', ') }) : t('workspace.notAllowedText')
      }
    />
  )
}
