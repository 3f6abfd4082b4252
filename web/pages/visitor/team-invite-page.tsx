import { useLocation, useSearch } from 'wouter'
import { LongPassword } from '#web/features/accounts/form/long-password.tsx'
import { Invitation } from '#web/features/workspace/team/invitation.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { InfoFrame } from './info-frame.tsx'

/** The link of an invitation to a team. */
export function Page() {
  const { t } = useTranslation()
  const [path] = useLocation()
  const search = useSearch()
  const token = new URLSearchParams(search).get('token') ?? ''
  return (
    <InfoFrame title={t('team.invitationTitle')}>
      {/^[\w-]{43}$/.test(token) ? (
        <Invitation token={token} path={`${path}?${search}`} longPassword={(user) => <LongPassword user={user} />} />
      ) : (
        <FormError text={t('team.noToken')} />
      )}
    </InfoFrame>
  )
}
