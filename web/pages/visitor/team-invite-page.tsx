import { useLocation, useSearch } from 'wouter'
import { LongPassword } from '#web/features/accounts/form/long-password.tsx'
import { LogoutButton } from '#web/features/accounts/profile/logout-button.tsx'
import { Invitation } from '#web/features/workspace/team/invitation.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { InfoFrame } from './info-frame.tsx'

/** The link of an invitation to a team. */
export function Page() {
  const { t } = useTranslation()
  const [path] = useLocation()
  const search = useSearch()
  const invitation = `${path}?${search}`
  const token = new URLSearchParams(search).get('token') ?? ''
  return (
    <InfoFrame title={t('team.invitationTitle')}>
      {/^[\w-]{43}$/.test(token) ? (
        <Invitation
          token={token}
          path={invitation}
          longPassword={(user) => <LongPassword user={user} />}
          logout={<LogoutButton to={invitation} />}
        />
      ) : (
        <FormError text={t('team.noToken')} />
      )}
    </InfoFrame>
  )
}
